import { didYouMean } from '#src/shared/text/nearest.ts';
import { isProgram, main, text, type Command } from '../cli/command.ts';
import { UsageError } from '../cli/problem.ts';
import { changedFiles, existing } from '../test/changed.ts';
import { countsText, runSuites } from '../test/run.ts';
import { LONG, SHORT, type Suite } from '../test/suites.ts';

/** Matches modules that tests can import. If only such files have changed, only the tests that import them are run. */
const MODULE = /^(src|scripts|tests)\/(?!fixtures\/).*\.(tsx?|mjs|css)$/;
/** Unit tests that always run, because they read or start sources instead of importing them. */
const READERS = ['layers', 'provider', 'dependencies', 'ci', 'pre-commit', 'scripts/commands', 'scripts/run'].map(
  (name) => `tests/unit/${name}.test.ts`,
);
/** Tests that always run, because they start whole programs instead of importing them. */
const PROGRAMS = ['tests/programs/program.test.ts', 'tests/programs/format.test.ts'];

export const command: Command = {
  name: 'npm test',
  summary: `Runs what every change has to pass:
${listed(SHORT)}

\`npm run test:all\` runs the long suites:
${listed(LONG)}`,
  options: {
    changed: {
      type: 'boolean',
      help: 'Runs the tests of files changed since REF. Without REF: since the branch left main, or uncommitted.',
    },
    only: { type: 'string', value: 'NAMES', help: 'Runs some suites, short or long: `--only types,unit`.' },
    long: { type: 'boolean', help: 'Runs the long suites, as `npm run test:all` does.' },
  },
  words: '[REF]',
  run: async (values, [revision], { stdout, stderr }) => {
    const only = text(values, 'only');
    let suites = only === undefined ? (values['long'] === true ? LONG : SHORT) : only.split(',').map(suiteCalled);
    let related: readonly string[] | undefined;
    if (values['changed'] === true) {
      const { base, files } = await changedFiles(revision);
      const left = suites.filter(({ reads = /./ }) => !files.some((file) => reads.test(file)));
      suites = suites.filter((suite) => !left.includes(suite));
      stderr.write(`${files.length} files differ from ${base}.\n`);
      if (left.length > 0)
        stderr.write(`Left out, as nothing they read has changed: ${left.map(({ name }) => name).join(', ')}.\n`);
      if (files.every((file) => MODULE.test(file))) related = [...existing(files), ...READERS, ...PROGRAMS];
    } else if (revision !== undefined)
      throw new UsageError(`Unexpected argument \`${revision}\`.`, 'Write a revision after `--changed`.');
    const started = performance.now();
    const results = await runSuites(suites, related);
    const lines = [...results].map(
      ([name, counts]) =>
        `${name.padEnd(20)} ${`${Math.round(counts.seconds ?? 0)}`.padStart(5)} s  ${countsText([counts])}`,
    );
    const seconds = Math.round((performance.now() - started) / 1000);
    stderr.write(`\n${lines.join('\n')}\n\n${seconds} s\n\n`);
    stdout.write(`${countsText(results.values())}\n`);
    return [...results.values()].some(({ failed }) => failed > 0) ? 1 : 0;
  },
};

function listed(suites: readonly Suite[]): string {
  return suites.map(({ name, what }) => `  ${name.padEnd(18)} ${what}`).join('\n');
}

function suiteCalled(name: string): Suite {
  const all = [...SHORT, ...LONG];
  const suite = all.find((candidate) => candidate.name === name);
  if (suite !== undefined) return suite;
  const names = all.map((candidate) => candidate.name);
  throw new UsageError(`Unknown suite \`${name}\`.`, didYouMean(name, names));
}

if (isProgram(import.meta.url)) void main(command);
