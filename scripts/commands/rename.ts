import { commandLine } from '../cli/command-line.ts';
import { UsageError } from '../cli/problem.ts';
import { changedLines } from '../author/changed-lines.ts';
import { RENAMED_KINDS } from '../author/rename/chosen.ts';
import { rename } from '../author/rename/rename.ts';
import { isProgram, main, text, type Command } from '../cli/command.ts';
import { SOURCE_OPTIONS, sourceOptions } from '../compile/source/source-options.ts';
import { suggest } from '#src/shared/text/nearest.ts';

export const command: Command = {
  name: commandLine('rename'),
  summary:
    'Gives a guide, operation, schema, property, parameter or tag another name, wherever the sources speak of it, and\n' +
    'lets links to the old one lead on. A property is named with its schema: `Order.status.code`; a parameter with its\n' +
    'operation where others have its name: `listOrders.limit`.',
  words: 'OLD NEW',
  options: {
    ...SOURCE_OPTIONS,
    kind: {
      type: 'string',
      value: 'KIND',
      help: `What OLD is, where it is several things: ${RENAMED_KINDS.join(', ')}.`,
    },
    'dry-run': { type: 'boolean', help: 'Prints the lines that would change, and writes nothing.' },
  },
  run: async (values, [from = '', to = '', ...others], { stdout, stderr }) => {
    if (from === '' || to === '')
      throw new UsageError('A name is missing.', `Write \`${commandLine('rename OLD NEW')}\`.`);
    if (others.length > 0)
      throw new UsageError(
        `\`${others[0] ?? ''}\` is one name too many.`,
        `Write \`${commandLine('rename OLD NEW')}\`.`,
      );
    const given = text(values, 'kind');
    const kind = RENAMED_KINDS.find((each) => each === given);
    if (given !== undefined && kind === undefined)
      throw new UsageError(`\`--kind ${given}\` is none of the choices.`, suggest(given, RENAMED_KINDS).hint);
    const draft = await rename(sourceOptions(values, stderr), { from, to, kind });
    const lines = values['dry-run'] === true ? changedLines(draft) : draft.commit();
    stdout.write(`${lines.join('\n')}\n`);
    return 0;
  },
};

if (isProgram(import.meta.url)) void main(command);
