import { changedLines } from '../author/changed-lines.ts';
import { kindOf } from '../author/names.ts';
import { remove, REMOVED_KINDS } from '../author/remove.ts';
import { commandLine } from '../cli/command-line.ts';
import { isProgram, main, text, type Command } from '../cli/command.ts';
import { hasErrors, UsageError } from '../cli/problem.ts';
import { stylish } from '../cli/report/stylish.ts';
import { SOURCE_OPTIONS, sourceOptions } from '../description/source/source-options.ts';

export const command: Command = {
  name: commandLine('remove'),
  summary:
    'Removes a guide, operation, webhook or component with its registration, and parts that only it used.\n' +
    'Parameters, responses and examples are also removed from the operations that list them. If anything else\n' +
    'refers to NAME, lists the references and writes nothing. NAME may be the status code of an error.',
  words: 'NAME',
  options: {
    ...SOURCE_OPTIONS,
    kind: {
      type: 'string',
      value: 'KIND',
      help: `Kind of NAME, if it is ambiguous: ${REMOVED_KINDS.join(', ')}.`,
    },
    'dry-run': { type: 'boolean', help: 'Prints what would change, and writes nothing.' },
  },
  run: async (values, [name = '', ...others], { stdout, stderr }) => {
    if (name === '' || others.length > 0)
      throw new UsageError(
        name === '' ? 'The name is missing.' : `Unexpected argument \`${others[0] ?? ''}\`.`,
        `Write \`${commandLine('remove NAME')}\`.`,
      );
    const kind = kindOf(text(values, 'kind'), REMOVED_KINDS);
    const { draft, orphans, left, broken } = await remove(sourceOptions(values, stderr), name, kind);
    if (broken.length > 0) {
      stdout.write(`${stylish(broken, { stream: stdout })}\n`);
      stderr.write(`Nothing was removed. First correct the references to \`${name}\`.\n`);
      return 1;
    }
    const lines = values['dry-run'] === true ? changedLines(draft) : draft.commit();
    stdout.write(`${lines.join('\n')}\n`);
    if (left.length > 0) stdout.write(`\nLeft to correct:\n${stylish(left, { stream: stdout })}\n`);
    if (orphans.length > 0) stderr.write(`\nOnly it used ${orphans.join(', ')}.\n`);
    stderr.write(
      `\n\`${commandLine('diff')}\` lists what this breaks, and the removed URLs that \`redirects\` in \`site.yaml\` can redirect.\n`,
    );
    return hasErrors(left) ? 1 : 0;
  },
};

if (isProgram(import.meta.url)) void main(command);
