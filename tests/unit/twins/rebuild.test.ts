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

/** A value with its meaning, in a field or on a page of its own; the facts of a field begin with a small letter. */
const VALUE = /^( *- `[^`]+`): [A-Z].*$/gm;

/** What a twin may lose, and what has to be said of it. */
const SPOILT: readonly (readonly [what: string, change: (twin: string) => string, said: RegExp])[] = [
  ['a path', (twin) => twin.replaceAll('/v2/shipments`', '/v2/parcels`'), /^POST .*read `POST .*parcels/],
  ['a parameter', (twin) => twin.replace(/^- `shipmentId`: .*$/gm, ''), /parameter shipmentId/],
  ['a field', (twin) => twin.replace(/^- `(?:[\w.]+\.)?city`: /gm, '- `town`: '), /field (?:[\w.]+\.)?city/],
  ['a limit', (twin) => twin.replace(/; at least 1 item/g, ''), /minItems=1/],
  ['required', (twin) => twin.replaceAll(', required', ''), /that .* is required/],
  ['a meaning', (twin) => twin.replace(VALUE, '$1'), /meaning of/],
  ['a value', (twin) => twin.replace(VALUE, ''), /value .* of/],
  ['a remedy', (twin) => twin.replace('Correct the field that the message names.', ''), /error 422/],
  ['a gap', (twin) => twin.replace(/unconfirmed/gi, '').replaceAll('not documented', ''), /gap/],
];

test.each(SPOILT)('twins without %s are noticed', { timeout: 120_000 }, async (_, change, said) => {
  const { lost } = await rebuild(PARCELS, change);
  expect(lost.filter((line) => said.test(line))).not.toEqual([]);
});

if (GIVEN.length === 0) console.info('No further descriptions: TWINS_OPENAPI names none.');
