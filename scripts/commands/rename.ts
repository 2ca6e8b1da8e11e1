import { commandLine } from '../cli/command-line.ts';
import { UsageError } from '../cli/problem.ts';
import { changedLines } from '../author/changed-lines.ts';
import { kindOf } from '../author/names.ts';
import { RENAMED_KINDS } from '../author/rename/resolve-renaming.ts';
import { rename } from '../author/rename/rename.ts';
import { isProgram, main, text, type Command } from '../cli/command.ts';
import { SOURCE_OPTIONS, sourceOptions } from '../description/source/source-options.ts';

export const command: Command = {
  name: commandLine('rename'),
  summary:
    'Renames a guide, operation, webhook, schema, property, parameter, tag or value wherever the sources mention it, and\n' +
    'redirects links to the old name. Write a property with its schema, `Order.status.code`; an ambiguous parameter with\n' +
    'its operation, `listOrders.limit`; a value of an enum with its owner, `OrderStatus=PAID`, `Order.status=PAID` or\n' +
    '`listOrders.status=PAID`. A value cannot be redirected: `diff` reports its removal, which a change note declares.',
  words: 'OLD NEW',
  options: {
    ...SOURCE_OPTIONS,
    kind: {
      type: 'string',
      value: 'KIND',
      help: `Kind of OLD, if it is ambiguous: ${RENAMED_KINDS.join(', ')}.`,
    },
    'dry-run': { type: 'boolean', help: 'Prints the lines that would change, and writes nothing.' },
  },
  run: async (values, [from = '', to = '', ...others], { stdout, stderr }) => {
    if (to === '' || others.length > 0)
      throw new UsageError(
        to === '' ? 'A name is missing.' : `Unexpected argument \`${others[0] ?? ''}\`.`,
        `Write \`${commandLine('rename OLD NEW')}\`.`,
      );
    const kind = kindOf(text(values, 'kind'), RENAMED_KINDS);
    const draft = await rename(sourceOptions(values, stderr), { from, to, kind });
    const lines = values['dry-run'] === true ? changedLines(draft) : draft.commit();
    stdout.write(`${lines.join('\n')}\n`);
    return 0;
  },
};

if (isProgram(import.meta.url)) void main(command);
