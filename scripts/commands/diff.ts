import { existsSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { didYouMean } from '#src/shared/text/nearest.ts';
import { main, text as textOption, type Command } from '../cli/command.ts';
import { displayPath, hasErrors, UsageError, type Problem } from '../cli/problem.ts';
import { githubActions } from '../cli/report/github-actions.ts';
import { junit } from '../cli/report/junit.ts';
import { sarif } from '../cli/report/sarif.ts';
import { stylish } from '../cli/report/stylish.ts';
import { compareVersions } from '../compare/compare.ts';
import { declaredKeys, mistypedKeys, readNotes } from '../compare/notes.ts';
import { changeProblems, type Comparison } from '../compare/report/comparison.ts';
import { markdown } from '../compare/report/markdown.ts';
import { text } from '../compare/report/text.ts';
import { coverageTotals } from '../compile/checks/coverage/totals.ts';
import { readVersion, type ReadVersion } from '../compile/read-version.ts';
import { entryIn } from '../compile/source/entry-file.ts';
import { filesAt } from '../compile/source/git-files.ts';

/**
 * A way to print a comparison on stdout. Beside `people` formats stand the problems of change notes, which machines have
 * to themselves otherwise; those with `coverage` say how much of each version is documented.
 */
interface Format {
  readonly people: boolean;
  readonly coverage: boolean;
  print(comparison: Comparison): string;
}

const FORMATS: Readonly<Record<string, Format>> = {
  text: { people: true, coverage: true, print: text },
  markdown: { people: false, coverage: true, print: markdown },
  json: { people: false, coverage: true, print: (comparison) => JSON.stringify(comparison, null, 2) },
  'github-actions': problemFormat(githubActions),
  sarif: problemFormat((problems) => sarif(problems, 'diff')),
  junit: problemFormat((problems) => junit(problems, 'diff')),
};

const diff: Command = {
  name: 'npm run diff',
  summary:
    'Compares two versions of the description, and says what breaks programs written by the older one. Breaking changes\nthat no note in changes/ beside the description declares exit with 1.',
  options: {
    base: {
      type: 'string',
      value: 'REV|FILE',
      help: 'The older version: a git revision (`v1`, `v1:api.yaml`), or a file or folder.',
    },
    head: { type: 'string', value: 'REV|FILE', help: 'The newer version. Default: the description as it is here.' },
    openapi: {
      type: 'string',
      value: 'FILE',
      default: 'openapi/openapi.yaml',
      help: 'Entry file of the description, here and in revisions.',
    },
    format: {
      type: 'string',
      value: 'NAME',
      default: 'text',
      help: `How changes are printed: ${Object.keys(FORMATS).join(', ')}.`,
    },
  },
  run: async (values) => {
    const format = formatOf(textOption(values, 'format') ?? 'text');
    const openapi = textOption(values, 'openapi') ?? 'openapi/openapi.yaml';
    const base = textOption(values, 'base');
    if (base === undefined)
      throw new UsageError(
        'There is nothing to compare with.',
        'Name the older version, such as `--base origin/main`.',
      );
    const head = textOption(values, 'head') ?? openapi;
    const older = await versionOf(base, openapi);
    const newer = await versionOf(head, openapi);
    const found = compareVersions(older, newer);
    const { notes, problems } = readNotes(openapi);
    const declared = declaredKeys(notes);
    const comparison: Comparison = {
      base,
      head,
      changes: found.map((change) => ({
        ...change,
        declared: change.verdict === 'breaking' && declared.has(change.key),
      })),
      ...(format.coverage
        ? { coverage: { base: coverageTotals(older.toApi()), head: coverageTotals(newer.toApi()) } }
        : {}),
      problems: [...problems, ...mistypedKeys(notes, found)],
    };
    process.stdout.write(`${format.print(comparison)}\n`);
    const stream = format.people ? process.stdout : process.stderr;
    if (comparison.problems.length > 0) stream.write(`${stylish(comparison.problems, { stream })}\n`);
    return hasErrors(changeProblems(comparison)) ? 1 : 0;
  },
};

/** A format of the check, for which changes are problems. */
function problemFormat(print: (problems: readonly Problem[]) => string): Format {
  return { people: false, coverage: false, print: (comparison) => print(changeProblems(comparison)) };
}

function formatOf(name: string): Format {
  const format = Object.hasOwn(FORMATS, name) ? FORMATS[name] : undefined;
  if (format === undefined)
    throw new UsageError(`\`${name}\` is not a format.`, didYouMean(name, Object.keys(FORMATS)));
  return format;
}

/** Reads a file, a folder, or a revision: `v1` with the path that the description has here, or `v1:api.yaml`. */
async function versionOf(name: string, openapi: string): Promise<ReadVersion> {
  if (existsSync(name)) return readVersion(statSync(name).isDirectory() ? entryIn(name) : name);
  const [, revision = name, path = openapi] = /^([^:]+):(.+)$/.exec(name) ?? [];
  const entry = resolve(path);
  const files = await filesAt(revision, dirname(entry));
  if (!(await files.has(entry)))
    throw new UsageError(
      `At \`${revision}\` there is no description at \`${displayPath(entry)}\`.`,
      `Name the entry file that it had then: \`${revision}:FILE\`.`,
    );
  return readVersion(entry, files);
}

void main(diff);
