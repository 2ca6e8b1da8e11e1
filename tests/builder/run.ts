import { main, text, type Command } from '#scripts/cli/command.ts';
import { describedSite } from '../explain/described-site.ts';
import { corpusFiles, corpusOptions } from '../fixtures/corpus.ts';
import { isWhole, measure, reportOf, shareShown } from './measure.ts';

/** Share of the mistakes that must be shown at their field. */
const LEAST = 0.99;

const command: Command = {
  name: 'npm test -- --only builder',
  summary:
    'Fills the form of every operation from its examples and with random bodies, makes mistakes in them, and counts what comes out right.',
  options: {
    ...corpusOptions('BUILDER_CORPUS'),
    bodies: { type: 'string', value: 'N', help: 'Random bodies an operation, by default 200.' },
    seed: { type: 'string', value: 'N', help: 'Seed of the random bodies, by default 1.' },
  },
  run: async (values) => {
    const files = corpusFiles('BUILDER_CORPUS', values, [
      'openapi/openapi.yaml',
      'tests/fixtures/gateway/openapi.yaml',
      'tests/fixtures/parcels/openapi/openapi.yaml',
    ]);
    const effort = {
      bodies: Number(text(values, 'bodies') ?? 200),
      asked: 10,
      seed: Number(text(values, 'seed') ?? 1),
    };
    let failed = 0;
    for (const file of files) {
      const started = performance.now();
      const measured = await measure(file, await describedSite(file), effort);
      if (shareShown(measured) < LEAST || !isWhole(measured)) failed += 1;
      process.stdout.write(`${reportOf(file, measured)}\n  ${((performance.now() - started) / 1000).toFixed(1)} s\n`);
    }
    return failed === 0 ? 0 : 1;
  },
};

void main(command);
