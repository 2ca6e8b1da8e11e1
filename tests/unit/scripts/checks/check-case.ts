/** Compiles a small description with its guides, written to a folder of its own, for the tests of the checks. */
import { join, relative, resolve, sep } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sortProblems } from '#scripts/cli/problem.ts';
import { compile } from '#scripts/checks/compile.ts';
import { createFolder } from '../../../fixtures/folder.ts';

/** A problem as the tests name it: `openapi.yaml:3:5 message`. */
export interface Found {
  readonly check: string;
  readonly at: string;
  readonly message: string;
  readonly hint: string;
  readonly severity: string;
}

/** Files by name; `openapi.yaml` is the entry. With one below `guides/`, the guides are read too. */
export type Files = Readonly<Record<string, string>>;

/** Every problem of some files, in order, what is held back with the rest: checks are tested one by one. */
export async function allProblems(files: Files): Promise<readonly Found[]> {
  const { root, write, remove } = createFolder();
  try {
    const guides = Object.keys(files).some((name) => name.startsWith('guides/'));
    for (const [name, text] of Object.entries(guides ? { ...GUIDES, ...files } : files)) write(name, text);
    const { problems: told, heldBack } = await compile({
      openapi: join(root, 'openapi.yaml'),
      ...(guides ? { guides: join(root, 'guides') } : {}),
    });
    const problems = sortProblems([...told, ...heldBack]).flatMap(({ related = [], ...problem }) => [
      problem,
      ...related.flatMap(({ message, location }) => (message === 'The same' ? [{ ...problem, location }] : [])),
    ]);
    return sortProblems(problems).map(({ check, severity, message, hint = '', location: { file, line, column } }) => ({
      check,
      severity,
      at: `${relative(root, resolve(file)).split(sep).join('/')}:${line}:${column}`,
      message,
      hint,
    }));
  } finally {
    remove();
  }
}

/** Problems of one check, as `file:line:column message`. */
export async function problemsOf(check: string, files: Files): Promise<readonly string[]> {
  const problems = await allProblems(files);
  return problems.filter((problem) => problem.check === check).map(({ at, message }) => `${at} ${message}`);
}

/** Those of them that the build stops at. */
export async function errorsOf(check: string, files: Files): Promise<readonly string[]> {
  const problems = await allProblems(files);
  return problems
    .filter((problem) => problem.check === check && problem.severity === 'error')
    .map(({ at, message }) => `${at} ${message}`);
}

/** What a check is given, and the problems it finds there, as `line:column message`. */
export type Case = readonly [given: Files | string, ...problems: string[]];

/** A problem without the name of its file, and without the folder of files that it mentions. */
function shortened(problem: string): string {
  return problem
    .replace(/^(?:openapi\.yaml|guides\/start\/first\.mdx):/, '')
    .replace(/`[^`]*test-[^/]*\/([^`]*)`/, '`$1`');
}

/** Tests a check by cases; `around` makes files of a text. */
export function testCheck(
  check: string,
  cases: Readonly<Record<string, Case>>,
  around: (text: string) => Files = description,
): void {
  describe(check, () => {
    it.each(Object.entries(cases))('%s', async (_, [given, ...problems]) => {
      const found = await problemsOf(check, typeof given === 'string' ? around(given) : given);
      expect(found.map(shortened)).toEqual(problems);
    });
  });
}

/** A description in one file: the head that every one has, then what the case is about, from line 3 on. */
export function description(rest: string): Files {
  return { 'openapi.yaml': `openapi: 3.1.1\ninfo: { title: T, version: '1' }\n${rest}` };
}

/** A guide with some text, which begins in line 5. */
export function guide(text: string): Files {
  return { 'guides/start/first.mdx': `---\ntitle: First\ndescription: The first one.\n---\n${text}\n` };
}

/** Settings that every site of guides has. */
export const GUIDES: Files = {
  'guides/groups.yaml': '- folder: start\n  label: Start\n',
  'guides/site.yaml': [
    'brand: B',
    'url: https://docs.example',
    'supportEmail: help@gateway.example',
    'signInUrl: https://in.example',
    'signUpUrl: https://up.example',
    'chatUrl: https://chat.example',
    'poweredBy: Bank',
  ].join('\n'),
};
