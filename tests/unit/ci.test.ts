/** What teams run in CI: the workflow for GitHub and the line for others name what there is, and ask for little. */
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { describe, expect, it } from 'vitest';
import { run } from './scripts/command.ts';

interface Step {
  readonly id?: string;
  readonly uses?: string;
  readonly run?: string;
  readonly if?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}

interface Workflow {
  readonly on: Readonly<Record<string, unknown>>;
  readonly permissions: Readonly<Record<string, string>>;
  readonly jobs: Readonly<Record<string, { readonly 'timeout-minutes': number; readonly steps: readonly Step[] }>>;
}

const read = (file: string): string => readFileSync(file, 'utf8');
const WORKFLOW = parse(read('.github/workflows/documentation.yml')) as Workflow;
const STEPS = Object.values(WORKFLOW.jobs).flatMap(({ steps }) => steps);
const { scripts: SCRIPTS, engines: ENGINES } = JSON.parse(read('package.json')) as {
  scripts: Readonly<Record<string, string>>;
  engines: { node: string };
};

/** `npm run NAME -- --option …` in lines of a shell: names and options. */
function calls(lines: string): readonly { readonly name: string; readonly options: readonly string[] }[] {
  return [...lines.matchAll(/npm run (?:--silent )?([\w:]+)([^\n&|>]*)/g)].map(([, name = '', rest = '']) => ({
    name,
    options: [...rest.matchAll(/ (--[\w-]+)/g)].map(([, option = '']) => option),
  }));
}

const LINE = /## Check it in CI[^]*?```sh\n([^]*?)```/.exec(read('README.md'))?.[1] ?? '';
const PLACES = [
  ['the workflow', STEPS.map((step) => step.run ?? '').join('\n'), 4],
  ['the line in the README', LINE, 3],
] as const;

describe.each(PLACES)('%s', (_, lines, count) => {
  it('runs commands that there are, with options that they know', async () => {
    const found = calls(lines);
    expect(found).toHaveLength(count);
    for (const { name, options } of found) {
      expect(SCRIPTS[name]).toBe(`node scripts/run.mjs ${name}`);
      const { stdout } = await run(name as 'check', ['--help']);
      for (const option of options) expect(stdout).toMatch(new RegExp(`^ +${option} `, 'm'));
    }
  });
});

describe('the workflow', () => {
  it('runs for every change, may read and nothing else, and ends', () => {
    expect(Object.keys(WORKFLOW.on)).toEqual(['pull_request', 'push']);
    expect(WORKFLOW.permissions).toEqual({ contents: 'read' });
    for (const job of Object.values(WORKFLOW.jobs)) {
      expect(job).not.toHaveProperty('permissions');
      expect(job['timeout-minutes']).toBeGreaterThan(0);
    }
  });

  it('uses the actions of GitHub alone, each at a major version', () => {
    const used = STEPS.flatMap(({ uses }) => uses ?? []);
    expect(used.map((name) => name.replace(/@v\d+$/, ''))).toEqual([
      'actions/checkout',
      'actions/setup-node',
      'actions/upload-artifact',
    ]);
    expect(used.every((name) => /@v\d+$/.test(name))).toBe(true);
  });

  it('has all commits, a Node.js that this project runs on, a cache, and `dist` as the artefact', () => {
    const [checkout, node, artefact] = STEPS.filter(({ uses }) => uses !== undefined);
    expect(checkout?.with).toMatchObject({ 'fetch-depth': 0, 'persist-credentials': false });
    expect(node?.with).toEqual({ 'node-version-file': '.nvmrc', cache: 'npm' });
    expect(ENGINES.node).toContain(`^${read('.nvmrc').trim()}.`);
    expect(artefact?.with).toMatchObject({ path: 'dist', 'include-hidden-files': true });
  });

  it('puts no text of a change into a line of the shell', () => {
    for (const step of STEPS) expect(step.run ?? '').not.toContain('${{');
  });

  it('tells what changes, and builds, where the check fails too', () => {
    const after = STEPS.slice(STEPS.findIndex((step) => step.run?.includes('npm run --silent check')) + 1);
    expect(after).toHaveLength(3);
    for (const step of after) expect(step.if).toContain("!cancelled() && steps.install.outcome == 'success'");
    expect(STEPS.some(({ id }) => id === 'install')).toBe(true);
  });
});
