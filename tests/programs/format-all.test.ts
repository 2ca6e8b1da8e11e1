import { readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { expect, it } from 'vitest';
import { unformatted } from './prettier.ts';

const LANES = availableParallelism();
/** Folders and files at the top, those below `tests` and `scripts` as several, as they are most. */
const PLACES = ['.', 'scripts', 'tests'].flatMap((folder) =>
  readdirSync(folder)
    .map((name) => (folder === '.' ? name : `${folder}/${name}`))
    .filter((name) => !['.git', 'node_modules', 'dist', 'scripts', 'tests'].includes(name)),
);

it.concurrent.each(Array.from({ length: LANES }, (_, lane) => lane))('is that of Prettier, part %d', async (lane) => {
  expect(await unformatted(PLACES.filter((_, index) => index % LANES === lane))).toBe('');
});
