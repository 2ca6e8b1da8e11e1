/** Numbers that JavaScript writes otherwise stand in every file of a site as the description writes them. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { unzipSync } from 'fflate';
import { beforeAll, expect, it } from 'vitest';
import { buildSite } from '#scripts/build/build-site.ts';
import { sharedFolder } from '../../own-folder.ts';

const OPENAPI = 'tests/fixtures/numbers/openapi.yaml';
const NUMBERS = [
  ...new Set(
    [...readFileSync(OPENAPI, 'utf8').matchAll(/(?<=[ [])-?\d+(?:\.\d+)?(?:e\d+)?(?=[\]} ,:])/g)].map(([text]) => text),
  ),
].filter((text) => String(Number(text)) !== text);

const { root } = sharedFolder();
const files = new Map<string, string>();

beforeAll(async () => {
  const silent = { stage: () => undefined, step: () => undefined, end: () => 0 };
  await buildSite({ sources: { openapi: OPENAPI }, out: root, base: '/', mode: 'production' }, silent);
  const read = (file: string, bytes: Uint8Array): void => {
    if (file.endsWith('.zip'))
      for (const [inside, content] of Object.entries(unzipSync(bytes))) read(`${file}/${inside}`, content);
    else if (!/^assets\/|\.(br|gz)$/.test(file)) files.set(file, Buffer.from(bytes).toString());
  };
  for (const entry of readdirSync(root, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    if (entry.isFile()) read(path.relative(root, file), readFileSync(file));
  }
});

const WITH_ALL = [/^downloads\/openapi\.json$/, /^downloads\/openapi\.yaml$/, /^downloads\/mock\.mjs$/];
const WITH_EACH = [/^reference\/.*\.html$/, /^reference\/.*\.md$/, /^data\/.*\.json$/];

it.each(NUMBERS)('%s', (text) => {
  const token = (number: string): RegExp => new RegExp(`(?<![\\w.+-])${number.replace('.', '\\.')}(?![\\w.])`);
  const holding = [...files].filter(([, content]) => token(text).test(content)).map(([file]) => file);
  for (const wanted of [...WITH_ALL, ...WITH_EACH]) expect(holding).toContainEqual(expect.stringMatching(wanted));
  if (text === '-0') return;
  expect([...files].filter(([, content]) => token(String(Number(text))).test(content)).map(([file]) => file)).toEqual(
    [],
  );
});

it('no number keeps the mark that it has in memory', () => {
  expect(NUMBERS).toHaveLength(26);
  expect([...files].filter(([, content]) => /\ufdd0-?\d/.test(content)).map(([file]) => file)).toEqual([]);
});
