import { main, type Command } from '#scripts/cli/command.ts';
import { corpusFiles, corpusOptions } from '../fixtures/corpus.ts';
import { describedSite } from './described-site.ts';
import { measure } from './measure.ts';
import { statedMisses, textMisses } from './texts.ts';

/** Share of what is tried that must be explained rightly. */
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
      const { scores, misses, mistaken } = await measure(await describedSite(file));
      const wanted = [...scores.values()].reduce((sum, score) => sum + score.wanted, 0);
      if (misses.length > wanted * (1 - LEAST)) failed += 1;
      const counts = [...scores].map(([what, { right, wanted }]) => `${what} ${right} of ${wanted}`);
      process.stdout.write(
        [
          `${file}: ${counts.join(', ')}`,
          ...misses.slice(0, 40),
          ...mistaken.map((one) => `mistaken by its author: ${one}`),
          '',
        ].join('\n'),
      );
    }
    const { sources } = await describedSite('openapi/openapi.yaml');
    const missed = [...(await textMisses(sources)), ...(await statedMisses(sources))];
    process.stdout.write([`texts: ${missed.length} told otherwise than wanted`, ...missed, ''].join('\n'));
    return failed + missed.length === 0 ? 0 : 1;
  },
};

void main(command);
