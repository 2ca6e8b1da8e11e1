import { main, type Command } from '#scripts/cli/command.ts';
import { corpusFiles, corpusOptions } from '../fixtures/corpus.ts';
import { describedSite } from './described-site.ts';
import { missOf, TEXTS } from './texts.ts';
import { measure, reportOf, shareOf } from './measure.ts';

/** Share of the examples that must be explained rightly. */
const LEAST = 0.99;

const command: Command = {
  name: 'npm test -- --only explain',
  summary:
    'Explains every example of the responses and webhooks of descriptions, as it is and with one field broken, and counts what is explained rightly.',
  options: {
    ...corpusOptions('EXPLAIN_CORPUS'),
  },
  run: async (values) => {
    const files = corpusFiles('EXPLAIN_CORPUS', values, [
      'openapi/openapi.yaml',
      'tests/fixtures/gateway/openapi.yaml',
    ]);
    let failed = 0;
    for (const file of files) {
      const measured = await measure(await describedSite(file));
      const share = shareOf(measured);
      if (share < LEAST || measured.links.right < measured.links.wanted) failed += 1;
      process.stdout.write(`${reportOf(file, measured)}\n  ${(share * 100).toFixed(2)} % explained rightly\n`);
    }
    const site = await describedSite('openapi/openapi.yaml');
    const misses = await Promise.all(TEXTS.map(async (text) => [text.name, await missOf(text, site)] as const));
    const missed = misses.filter(([, miss]) => miss !== undefined);
    process.stdout.write(`texts that integrations print: ${TEXTS.length - missed.length} of ${TEXTS.length}\n`);
    for (const [name, miss] of missed) process.stdout.write(`  miss: ${name}: ${miss}\n`);
    return failed + missed.length === 0 ? 0 : 1;
  },
};

void main(command);
