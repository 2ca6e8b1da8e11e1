import { didYouMean } from '#src/shared/text/nearest.ts';
import { main, text, type Command } from '../cli/command.ts';
import { UsageError } from '../cli/problem.ts';
import { changedFiles, touched } from '../test/changed.ts';
import { runSuites } from '../test/run-suites.ts';
import { countsText, type Suite } from '../test/suite.ts';
import { LONG, SHORT } from '../test/suites.ts';
import { summary } from '../test/summary.ts';

const test: Command = {
  name: 'npm test',
  summary: `Runs what every change has to pass. Suites, in order:
${listed(SHORT)}

\`npm run test:all\` runs the long suites:
${listed(LONG)}`,
  options: {
    changed: {
      type: 'boolean',
      help: 'Runs what files changed since REF touch. Without a REF: since the branch left main, or what is not committed.',
    },
    only: { type: 'string', value: 'NAMES', help: 'Runs some suites, short or long: `--only types,unit`.' },
    long: { type: 'boolean', help: 'Runs the long suites, as `npm run test:all` does.' },
  },
  words: '[REF]',
  run: async (values, [revision]) => {
    const suites = await chosen(values['long'] === true ? LONG : SHORT, {
      names: text(values, 'only'),
      isChangedOnly: values['changed'] === true,
      revision,
    });
    const results = await runSuites(suites);
    process.stderr.write(`\n${summary(results)}\n\n`);
    process.stdout.write(`${countsText(results)}\n`);
    return results.some(({ failed }) => failed > 0) ? 1 : 0;
  },
};

function listed(suites: readonly Suite[]): string {
  return suites.map(({ name, what }) => `  ${name.padEnd(18)} ${what}`).join('\n');
}

interface Choice {
  readonly names: string | undefined;
  readonly isChangedOnly: boolean;
  readonly revision: string | undefined;
}

async function chosen(suites: readonly Suite[], { names, isChangedOnly, revision }: Choice): Promise<readonly Suite[]> {
  const named = names === undefined ? suites : names.split(',').map(suiteCalled);
  if (!isChangedOnly) {
    if (revision !== undefined) throw new UsageError(`What is \`${revision}\`?`, 'A revision goes with `--changed`.');
    return named;
  }
  const { base, files } = await changedFiles(revision);
  const { suites: left, leftOut } = touched(named, files);
  process.stderr.write(`${files.length} files differ from ${base}.\n`);
  if (leftOut.length > 0) process.stderr.write(`Left out, as nothing they read has changed: ${leftOut.join(', ')}.\n`);
  return left;
}

function suiteCalled(name: string): Suite {
  const all = [...SHORT, ...LONG];
  const suite = all.find((candidate) => candidate.name === name);
  if (suite !== undefined) return suite;
  throw new UsageError(
    `\`${name}\` is no suite.`,
    didYouMean(
      name,
      all.map((candidate) => candidate.name),
    ),
  );
}

void main(test);
