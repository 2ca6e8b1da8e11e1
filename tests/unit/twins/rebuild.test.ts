/** Nothing of a description is lost in its twins: each is rebuilt from them and compared. */
import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { PARCELS } from '../../fixtures/parcels.ts';
import { rebuild } from './rebuild.ts';

/** Further descriptions, by their paths with commas: `TWINS_OPENAPI=a.yaml,b.json`. */
const GIVEN = (process.env['TWINS_OPENAPI'] ?? '').split(',').filter((path) => path !== '');

const SOURCES = [
  { openapi: 'openapi/openapi.yaml', guides: 'guides' },
  PARCELS,
  { openapi: 'tests/fixtures/gateway/openapi.yaml' },
  ...GIVEN.map((openapi) => ({ openapi })),
];

describe('the twins', () => {
  test.each(SOURCES)('of $openapi have all that it says', { timeout: 600_000 }, async (sources) => {
    expect(existsSync(sources.openapi), `${sources.openapi} is absent`).toBe(true);
    const { counts, lost, twins } = await rebuild(sources);
    console.info(
      `${sources.openapi}: ${twins} twins; ${Object.entries(counts)
        .map(([what, count]) => `${count} ${what}`)
        .join(', ')}; ${lost.length} lost`,
    );
    expect(counts.operations).toBeGreaterThan(0);
    expect(lost).toEqual([]);
  });
});

if (GIVEN.length === 0) console.info('No further descriptions: TWINS_OPENAPI names none.');
