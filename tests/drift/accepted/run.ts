import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { main, text, type Command } from '#scripts/cli/command.ts';
import { execute } from '#scripts/cli/execute.ts';
import { UsageError } from '#scripts/cli/problem.ts';
import { readTree } from '../tree.ts';
import type { Version } from '../version.ts';
import { readAcceptedEdits } from './accepted-edit.ts';
import { make } from './make.ts';

/** One edit of each sort that a team makes every week. */
const TEN = [
  'optional-request-field',
  'enum-value-in-prose',
  'new-operation',
  'new-error',
  'faq',
  'summary',
  'guide-order',
  'server',
  'description',
  'deprecated-parameter',
];
/** What a copy of the project leaves out. */
const LEFT_OUT = ['.git', 'dist', 'node_modules'];
/** A step that takes longer hangs; in milliseconds. */
const TIMEOUT = 400_000;

interface Step {
  readonly name: string;
  /** Arguments of Node.js, in the copy. */
  readonly args: readonly string[];
}

const accepted: Command = {
  name: 'npm test -- --only accepted',
  summary: 'Makes ten accepted edits in a copy of the project, then runs every suite there that content can touch.',
  options: {
    edits: { type: 'string', value: 'IDS', default: TEN.join(','), help: 'Other edits.' },
  },
  run: async (values) => {
    const ids = text(values, 'edits')?.split(',') ?? [];
    const edits = readAcceptedEdits().filter(({ id }) => ids.includes(id));
    const { versions, lost } = make(edits, readTree('.').texts);
    if (lost.length > 0 || edits.length < ids.length)
      throw new UsageError(lost[0] ?? `Some of these edits do not exist: ${ids.join(', ')}.`);
    const copy = copyWith(versions);
    process.on('exit', () => rmSync(copy, { recursive: true, force: true }));
    const counts = { passed: 0, failed: 0 };
    process.stdout.write(`${edits.map(({ id, why }) => `${id}: ${why}\n`).join('')}`);
    for (const { name, args } of stepsOf(copy)) {
      process.stdout.write(`${name} …\n`);
      const { code, stdout, stderr } = await execute([process.execPath, ...args], {
        cwd: copy,
        env: { ...(process.env as Record<string, string>), SITE_DIR: 'dist' },
        timeout: TIMEOUT,
      });
      counts[code === 0 ? 'passed' : 'failed'] += 1;
      if (code !== 0) process.stdout.write(`${name} fails:\n${stdout.toString()}${stderr}\n`);
    }
    process.stdout.write(`accepted: ${edits.length} edits, ${counts.passed} passed, ${counts.failed} failed\n`);
    return counts.failed === 0 ? 0 : 1;
  },
};

/** A copy of the project in which these files read otherwise. */
function copyWith(versions: readonly Version[]): string {
  const copy = mkdtempSync(join(tmpdir(), 'accepted-'));
  for (const name of readdirSync('.').filter((entry) => !LEFT_OUT.includes(entry)))
    cpSync(name, join(copy, name), { recursive: true });
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'));
  for (const { file, text: content } of versions) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    if (content === null) rmSync(join(copy, file));
    else writeFileSync(join(copy, file), content);
  }
  return copy;
}

function stepsOf(copy: string): readonly Step[] {
  const readers = readdirSync(join(copy, 'tests/unit'), { recursive: true, encoding: 'utf8' })
    .map((name) => `tests/unit/${name}`)
    .filter((name) => /\.test\.tsx?$/.test(name) && READS.test(readFileSync(join(copy, name), 'utf8')));
  return [
    { name: 'check', args: ['scripts/run.mjs', 'check'] },
    { name: 'build', args: ['scripts/run.mjs', 'build'] },
    {
      name: `unit tests that read the sources (${readers.length} files)`,
      args: ['node_modules/vitest/vitest.mjs', 'run', '--project=unit', ...readers],
    },
    {
      name: 'acceptance in the browser',
      args: [
        'node_modules/@playwright/test/cli.js',
        'test',
        '--config=tests/e2e/playwright.config.ts',
        '--project=browser',
        'guides',
        'html',
      ],
    },
  ];
}

/** Unit tests that open the description or the guides of this project. */
const READS = /'openapi\/openapi\.yaml'|guides: 'guides'/;

void main(accepted);
