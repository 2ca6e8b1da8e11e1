/** What teams run in CI: the workflow for GitHub and the line for others name what there is, and ask for little. */
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { describe, expect, it } from 'vitest';
import { call } from './scripts/command.ts';

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
  readonly env: Readonly<Record<string, string>>;
  readonly jobs: Readonly<Record<string, Job>>;
}

interface Job {
  readonly if?: string;
  readonly permissions?: Readonly<Record<string, string>>;
  readonly 'timeout-minutes': number;
  readonly steps: readonly Step[];
}

const read = (file: string): string => readFileSync(file, 'utf8');
const WORKFLOW = parse(read('.github/workflows/documentation.yml')) as Workflow;
const JOBS = Object.values(WORKFLOW.jobs);
const STEPS = JOBS.flatMap(({ steps }) => steps);
/** The job that always runs, and those that a variable of the repository switches on. */
const { documentation: ALWAYS, ...SWITCHED } = WORKFLOW.jobs;
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
  ['the workflow', STEPS.map((step) => step.run ?? '').join('\n'), 6],
  ['the line in the README', LINE, 3],
] as const;

describe.each(PLACES)('%s', (_, lines, count) => {
  it('runs commands that there are, with options that they know', async () => {
    const found = calls(lines);
    expect(found).toHaveLength(count);
    for (const { name, options } of found) {
      expect(SCRIPTS[name]).toBe(`node scripts/run.mjs ${name}`);
      const { stdout } = await call(name, ['--help']);
      for (const option of options) expect(stdout).toMatch(new RegExp(`^ +${option} `, 'm'));
    }
  });
});

describe('the workflow', () => {
  it('runs for every change and where it is called, may read and nothing else, and ends', () => {
    expect(Object.keys(WORKFLOW.on)).toEqual(['pull_request', 'push', 'workflow_call']);
    expect(WORKFLOW.permissions).toEqual({ contents: 'read' });
    expect(ALWAYS).not.toHaveProperty('permissions');
    for (const job of JOBS) expect(job['timeout-minutes']).toBeGreaterThan(0);
  });

  it.each([
    ['comment', 'DOCS_COMMENT', { 'pull-requests': 'write' }],
    ['code-scanning', 'DOCS_SARIF', { contents: 'read', 'security-events': 'write' }],
    ['preview', 'DOCS_PREVIEW', undefined],
    ['deploy', 'DOCS_PAGES', { contents: 'read', pages: 'write', 'id-token': 'write' }],
  ])('does %s where %s is set, with the rights for that alone, and not for a fork', (name, variable, permissions) => {
    const job = SWITCHED[name];
    expect(job?.permissions).toEqual(permissions);
    expect(job?.if).toContain(`vars.${variable} `);
    expect(job?.if).toMatch(/head\.repo\.full_name == github\.repository|github\.event_name == 'push'/);
    expect(read('.github/workflows/documentation.yml')).toMatch(new RegExp(`^#   ${variable}=`, 'm'));
  });

  it('reads the sources that its caller names, else the usual ones', async () => {
    const { stdout } = await call('build', ['--help']);
    for (const [name, path] of [
      ['openapi', 'openapi/openapi.yaml'],
      ['guides', 'guides'],
    ] as const) {
      expect(stdout).toMatch(new RegExp(`--${name} .* Default: ${path}[,\\n]`));
      expect(WORKFLOW.on['workflow_call']).toMatchObject({ inputs: { [name]: { default: path } } });
      expect(WORKFLOW.env[name.toUpperCase()]).toBe(`\${{ inputs.${name} || '${path}' }}`);
    }
    for (const step of STEPS)
      for (const line of (step.run ?? '').split('\n').filter((one) => /npm run/.test(one)))
        expect(line).toContain('--openapi "$OPENAPI" --guides "$GUIDES"');
  });

  it('uses the actions of GitHub alone, each at a major version', () => {
    const used = [...new Set(STEPS.flatMap(({ uses }) => uses ?? []))].sort();
    expect(used.map((name) => name.replace(/@v\d+$/, ''))).toEqual([
      'actions/checkout',
      'actions/configure-pages',
      'actions/deploy-pages',
      'actions/download-artifact',
      'actions/setup-node',
      'actions/upload-artifact',
      'actions/upload-pages-artifact',
      'github/codeql-action/upload-sarif',
    ]);
    expect(used.every((name) => /@v\d+$/.test(name))).toBe(true);
  });

  it('has all commits, a Node.js that this project runs on, a cache, and `dist` as the artefact', () => {
    const [checkout, node, , artefact] = ALWAYS?.steps.filter(({ uses }) => uses !== undefined) ?? [];
    expect(checkout?.with).toMatchObject({ 'fetch-depth': 0, 'persist-credentials': false });
    expect(node?.with).toEqual({ 'node-version-file': '.nvmrc', cache: 'npm' });
    expect(ENGINES.node).toContain(`^${read('.nvmrc').trim()}.`);
    expect(artefact?.with).toMatchObject({ path: 'dist', 'include-hidden-files': true });
  });

  it('puts no text of a change into a line of the shell', () => {
    for (const step of STEPS) expect(step.run ?? '').not.toContain('${{');
  });

  it('tells what changes, and builds, where the check fails too', () => {
    const steps = ALWAYS?.steps ?? [];
    const after = steps.slice(steps.findIndex((step) => step.run?.includes('npm run --silent check')) + 1);
    expect(after).toHaveLength(5);
    for (const step of after) expect(step.if).toContain("!cancelled() && steps.install.outcome == 'success'");
    expect(STEPS.some(({ id }) => id === 'install')).toBe(true);
  });
});
