import { commandLine } from '../cli/command-line.ts';
import { displayPath, UsageError } from '../cli/problem.ts';
import type { FileChange } from '../author/draft.ts';
import { RENAMED_KINDS } from '../author/rename/chosen.ts';
import { rename } from '../author/rename/rename.ts';
import { isProgram, main, text, type Command } from '../cli/command.ts';
import { SOURCE_OPTIONS, sourceOptions } from '../compile/source/source-options.ts';
import { groupBy } from '../text/group-by.ts';
import { suggest } from '#src/shared/text/nearest.ts';

export const command: Command = {
  name: commandLine('rename'),
  summary:
    'Gives a guide, operation, schema or property another name, wherever the sources speak of it, and keeps the old one as\n' +
    'a former name, so that its links lead on. A property is named with its schema: `Order.status.code`.',
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
    const isDry = values['dry-run'] === true;
    const lines = draft.changes().flatMap((change) => linesOf(change, isDry));
    if (!isDry) draft.commit();
    stdout.write(`${lines.join('\n')}\n`);
    return 0;
  },
};

/** Returns the report on a file: its lines that change, or how many there are. */
function linesOf({ file, from, before, after }: FileChange, isDry: boolean): readonly string[] {
  const [old, now] = [before.split('\n'), after.split('\n')];
  const [gone, added] = [linesMissing(old, now, '-'), linesMissing(now, old, '+')];
  const name = `${file === from ? '' : `${displayPath(from)} → `}${displayPath(file)}`;
  if (!isDry) return [`${name}: ${added.length} line${added.length === 1 ? '' : 's'}`];
  return [name, ...[...gone, ...added].sort((a, b) => a.at - b.at).map(({ at, line }) => `${at} ${line}`)];
}

/** Lines that others do not have as often, with their numbers. */
function linesMissing(lines: readonly string[], others: readonly string[], mark: string) {
  const left = groupBy(others, (line) => line);
  return lines.flatMap((line, index) =>
    left.get(line)?.pop() === undefined ? [{ at: index + 1, line: `${mark} ${line}` }] : [],
  );
}

if (isProgram(import.meta.url)) void main(command);
