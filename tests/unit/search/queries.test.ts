/** What readers type, and where they land: through the code that the browser runs, over the files that a build writes. */
import { describe, expect, it } from 'vitest';
import { PARCELS } from '../../fixtures/parcels.ts';
import { largeDescription, queriesOf, searchOf, toldFigures, tryQueries } from './queries.ts';

/** Shares of the queries whose place has to come first, and among the first three. */
const [FIRST, FIRST_THREE] = [0.93, 0.97];

const large = largeDescription();
const SITES = [
  { name: 'this site', openapi: 'openapi/openapi.yaml', guides: 'guides', file: 'queries.yaml', least: 150 },
  { name: 'parcels', ...PARCELS, file: 'parcels.yaml', least: 30 },
  ...(large === undefined
    ? []
    : [{ name: 'a large description', openapi: large, guides: undefined, file: 'large.yaml', least: 50 }]),
];
if (large === undefined)
  console.info('The queries of a large description were not tried: LARGE_DESCRIPTION names no file.');

describe.each(SITES)('the search of $name', ({ name, openapi, guides, file, least }) => {
  it('puts what is looked for first, or nearly so', async () => {
    const queries = queriesOf(`tests/search/${file}`);
    const figures = tryQueries(await searchOf(openapi, guides), queries);
    const told = toldFigures(name, figures);
    console.info(told);
    expect(queries.length).toBeGreaterThanOrEqual(least);
    expect(figures.firstThree, told).toBeGreaterThanOrEqual(FIRST_THREE * queries.length);
    expect(figures.first, told).toBeGreaterThanOrEqual(FIRST * queries.length);
  });
});
