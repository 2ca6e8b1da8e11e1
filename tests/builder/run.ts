import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { main, text, type Command } from '#scripts/cli/command.ts';
import { describedSite } from '../explain/described-site.ts';
import { isWhole, measure, reportOf, shareShown } from './measure.ts';

/** Share of the mistakes that must be shown at their field. */
const LEAST = 0.99;

const command: Command = {
  name: 'npm test -- --only builder',
  summary:
    'Fills the form of every operation from its examples and with random bodies, makes mistakes in them, and counts what comes out right.',
  options: {
    openapi: { type: 'string', value: 'FILES', help: 'These descriptions, separated by commas.' },
    corpus: {
      type: 'string',
      value: 'FOLDER',
      help: 'All descriptions of a folder beside our own; BUILDER_CORPUS names one as well.',
    },
    bodies: { type: 'string', value: 'N', help: 'Random bodies an operation, by default 200.' },
    seed: { type: 'string', value: 'N', help: 'Seed of the random bodies, by default 1.' },
  },
  run: async (values) => {
    const corpus = text(values, 'corpus') ?? process.env['BUILDER_CORPUS'] ?? '';
    const files = text(values, 'openapi')?.split(',') ?? [
      'openapi/openapi.yaml',
      'tests/fixtures/gateway/openapi.yaml',
      'tests/fixtures/parcels/openapi/openapi.yaml',
      ...corpusFiles(corpus),
    ];
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

function corpusFiles(folder: string): readonly string[] {
  if (folder === '' || !existsSync(folder)) {
    process.stderr.write('No folder of further descriptions: only our own are tried. BUILDER_CORPUS names one.\n');
    return [];
  }
  return readdirSync(folder)
    .filter((name) => /\.(ya?ml|json)$/.test(name))
    .sort()
    .map((name) => join(folder, name));
}

await main(command);
