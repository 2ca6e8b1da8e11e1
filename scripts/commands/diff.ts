import { existsSync } from 'node:fs';
import { isDay } from '#src/shared/text/day.ts';
import { commandLine } from '../cli/command-line.ts';
import { hasErrors, UsageError, type Problem } from '../cli/problem.ts';
import { formatCalled, isProgram, main, text as textOption, type Command } from '../cli/command.ts';
import { githubActions } from '../cli/report/github-actions.ts';
import { junit } from '../cli/report/junit.ts';
import { sarif } from '../cli/report/sarif.ts';
import { stylish } from '../cli/report/stylish.ts';
import type { Output } from '../cli/streams.ts';
import { compareVersions } from '../compare/compare.ts';
import { lifecycleProblems } from '../compare/lifecycle-policy.ts';
import { declaringNotes, mistypedKeys, readNotes } from '../compare/notes.ts';
import { changeProblems, undeclared, type Comparison, type NotedChange } from '../compare/report/comparison.ts';
import { markdown } from '../compare/report/markdown.ts';
import { text } from '../compare/report/text.ts';
import { urlProblems } from '../compare/urls/url-problems.ts';
import { isBeforeFirst, versionOf } from '../compare/version-of.ts';
import { shellQuoted } from '../text/shell-quoted.ts';
import { evidenceTotals } from '../checks/evidence/known-facts.ts';
import { loadPolicy, policyFile } from '../checks/policy.ts';
import { entryOf, GUIDES, SOURCE_OPTIONS, sourceWords } from '../description/source/source-options.ts';

/** A format in which `diff` prints a comparison on stdout. */
interface Format {
  /**
   * Whether the format is for people. Problems of the comparison are then printed on stdout; with other formats, they
   * are printed on stderr.
   */
  readonly people: boolean;
  /** Whether a comparison in this format includes how many facts and gaps each version has. */
  readonly evidence: boolean;
  print(comparison: Comparison, stream: Output): string;
}

const FORMATS: Readonly<Record<string, Format>> = {
  text: { people: true, evidence: true, print: text },
  markdown: { people: false, evidence: true, print: markdown },
  json: { people: false, evidence: true, print: (comparison) => JSON.stringify(comparison, null, 2) },
  'github-actions': problemFormat(githubActions),
  sarif: problemFormat((problems) => sarif(problems, 'diff')),
  junit: problemFormat((problems) => junit(problems, 'diff')),
};

export const command: Command = {
  name: commandLine('diff'),
  summary:
    'Compares two versions of the description, and reports what breaks programs written for the older one. Exits with 1\nfor a breaking change without a note in changes/ beside the description, and for a removed URL without a redirect.',
  options: {
    base: {
      type: 'string',
      value: 'REV|FILE',
      help: 'The older version: a git revision (`v1`, `v1:api.yaml`), or a file or folder.',
    },
    head: { type: 'string', value: 'REV|FILE', help: 'The newer version. Default: the current description.' },
    ...SOURCE_OPTIONS,
    format: {
      type: 'string',
      value: 'NAME',
      default: 'text',
      help: `How changes are printed: ${Object.keys(FORMATS).join(', ')}.`,
    },
    today: {
      type: 'string',
      value: 'DAY',
      help: 'Date given to changes without a note, for example `2027-03-31`. Default: today.',
    },
  },
  run: async (values, _words, { stdout, stderr }) => {
    const format = formatCalled(textOption(values, 'format') ?? 'text', FORMATS);
    const openapi = entryOf(values);
    const base = textOption(values, 'base');
    if (base === undefined)
      throw new UsageError(
        'There is nothing to compare with.',
        'Name the older version, such as `--base origin/main`.',
      );
    const head = textOption(values, 'head') ?? openapi;
    const today = textOption(values, 'today') ?? new Date().toISOString().slice(0, 10);
    if (!isDay(today))
      throw new UsageError(`\`${today}\` is not a valid date.`, 'Write a date such as `--today 2027-03-31`.');
    if (await isBeforeFirst(base, openapi)) {
      // Throws if the name of the newer version is wrong.
      await versionOf(head, openapi);
      stdout.write(`${format.print({ base, head, changes: [], isFirst: true, problems: [] }, stdout)}\n`);
      if (format.people)
        stdout.write(`If the description had another path then, name it: --base ${shellQuoted(`${base}:FILE`)}\n`);
      return 0;
    }
    const older = await versionOf(base, openapi);
    const newer = await versionOf(head, openapi);
    const found = compareVersions(older, newer);
    const { notes, problems } = readNotes(openapi);
    const { policy, problems: policyProblems } = await loadPolicy(policyFile(openapi));
    const declared = declaringNotes(notes);
    const changes = found.map((change): NotedChange => {
      const note = declared.get(change.key);
      return note === undefined
        ? { ...change, declared: false }
        : { ...change, declared: true, note: { title: note.title, todo: note.todo } };
    });
    const comparison: Comparison = {
      base,
      head,
      changes,
      ...(format.evidence ? { evidence: { base: evidenceTotals(older), head: evidenceTotals(newer) } } : {}),
      problems: [
        ...problems,
        ...mistypedKeys(notes, found),
        ...(isOfSite(head, openapi)
          ? await urlProblems({
              older,
              newer,
              guides: values['no-guides'] === true ? undefined : (textOption(values, 'guides') ?? GUIDES),
              changes,
              isDeclared: (key) => declared.has(key),
            })
          : []),
        ...policyProblems,
        ...lifecycleProblems(found, { ...policy, notes, today }),
      ],
    };
    stdout.write(`${format.print(comparison, stdout)}\n`);
    const stream = format.people ? stdout : stderr;
    if (comparison.problems.length > 0) stream.write(`${stylish(comparison.problems, { stream })}\n`);
    if (format.people && undeclared(comparison.changes).length > 0) stdout.write(`${declareHint(base, openapi)}\n`);
    return hasErrors(changeProblems(comparison)) ? 1 : 0;
  },
};

/**
 * Whether the newer version is the description of this site, as it is now or in a revision of git. Any other file has
 * no URLs in this site.
 */
function isOfSite(head: string, openapi: string): boolean {
  return head === openapi || !existsSync(head);
}

/** Creates a format of `diff` that prints each change as a problem. `print` is a format of `check`. */
function problemFormat(print: (problems: readonly Problem[]) => string): Format {
  return { people: false, evidence: false, print: (comparison) => print(changeProblems(comparison)) };
}

/** Returns a hint with the command that writes a note for changes without one. */
function declareHint(base: string, openapi: string): string {
  const words = `--base ${shellQuoted(base)}${sourceWords({ openapi, guides: GUIDES })}`;
  return `\nTo tell readers, write a note: ${commandLine('new change NAME')} ${words}`;
}

if (isProgram(import.meta.url)) void main(command);
