import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { main, text, type Command } from '#scripts/cli/command.ts';
import { describedSite } from './described-site.ts';
import { measure, reportOf, shareOf } from './measure.ts';

/** Share of the examples that must be explained rightly. */
const LEAST = 0.99;

const command: Command = {
  name: 'npm test -- --only explain',
  summary:
    'Explains every example of the responses and webhooks of descriptions, as it is and with one field broken, and counts what is explained rightly.',
  options: {
    openapi: { type: 'string', value: 'FILES', help: 'These descriptions, separated by commas.' },
    corpus: {
      type: 'string',
      value: 'FOLDER',
      help: 'All descriptions of a folder beside our own; EXPLAIN_CORPUS names one as well.',
    },
  },
  run: async (values) => {
    const corpus = text(values, 'corpus') ?? process.env['EXPLAIN_CORPUS'] ?? '';
    const files = text(values, 'openapi')?.split(',') ?? [
      'openapi/openapi.yaml',
      'tests/fixtures/gateway/openapi.yaml',
      ...corpusFiles(corpus),
    ];
    let failed = 0;
    for (const file of files) {
      const measured = await measure(await describedSite(file));
      const share = shareOf(measured);
      if (share < LEAST) failed += 1;
      process.stdout.write(`${reportOf(file, measured)}\n  ${(share * 100).toFixed(2)} % explained rightly\n`);
    }
    return failed === 0 ? 0 : 1;
  },
};

function corpusFiles(folder: string): readonly string[] {
  if (folder === '' || !existsSync(folder)) {
    process.stderr.write('No folder of further descriptions: only our own are tried. EXPLAIN_CORPUS names one.\n');
    return [];
  }
  return readdirSync(folder)
    .filter((name) => /\.(ya?ml|json)$/.test(name))
    .sort()
    .map((name) => join(folder, name));
}

await main(command);
