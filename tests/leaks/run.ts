import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import * as fc from 'fast-check';
import { unzipSync } from 'fflate';
import { buildSite } from '#scripts/build/build-site.ts';
import { main, type Command } from '#scripts/cli/command.ts';
import { BuildError } from '#scripts/cli/problem.ts';
import { createProgress } from '#scripts/cli/progress.ts';
import { compile } from '#scripts/checks/compile.ts';
import { corpusFiles, corpusOptions } from '../fixtures/corpus.ts';
import { hostileDescription } from '../fuzz/arbitraries/descriptions.ts';
import { plantVisible, VISIBLE } from './plant-visible.ts';
import { MARKER, plant, type Planted } from './plant.ts';

const PARCELS = 'tests/fixtures/parcels';
/** Sites with guides, and a description that uses all of OpenAPI. A generated one is added to them. */
const SITES: Readonly<Record<string, { readonly openapi: string; readonly guides?: string }>> = {
  own: { openapi: 'openapi/openapi.yaml', guides: 'guides' },
  parcels: { openapi: `${PARCELS}/openapi/openapi.yaml`, guides: `${PARCELS}/guides` },
  gateway: { openapi: 'tests/fixtures/gateway/openapi.yaml' },
};

const leaks: Command = {
  name: 'npm test -- --only leaks',
  summary:
    'Plants words into internal objects and private extensions, and looks for them in every file of a build; and words\ninto every text of the rest, each of which has to be on a page and in Markdown. Further descriptions: LEAKS_CORPUS.',
  options: {
    ...corpusOptions('LEAKS_CORPUS'),
    keep: { type: 'string', value: 'DIR', help: 'Keeps the planted descriptions in DIR, and builds nothing.' },
  },
  run: async (values) => {
    const keep = values['keep'];
    const tally = { passed: 0, failed: 0 };
    const generated = join(mkdtempSync(join(tmpdir(), 'leaks-generated-')), 'openapi.yaml');
    const [hostile] = fc.sample(hostileDescription, { seed: 7, numRuns: 1 });
    writeFileSync(generated, withoutControls(hostile?.['openapi.yaml'] ?? ''));
    const own: typeof SITES = values['openapi'] === undefined ? { ...SITES, generated: { openapi: generated } } : {};
    const corpus = corpusFiles('LEAKS_CORPUS', values, []);
    const further: typeof SITES = Object.fromEntries(corpus.map((openapi) => [basename(openapi), { openapi }]));
    for (const [name, site] of Object.entries({ ...own, ...further })) {
      const folder = typeof keep === 'string' ? join(keep, name) : mkdtempSync(join(tmpdir(), `leaks-${name}-`));
      const { planted, visible, sources } = await plantedSite(site, folder, name === 'generated');
      if (typeof keep === 'string') continue;
      const out = join(folder, 'dist');
      await buildSite({ sources, out, base: '/', mode: 'production' }, createProgress()).catch((error: unknown) => {
        if (error instanceof BuildError) for (const { message } of error.problems) process.stderr.write(`${message}\n`);
        throw error;
      });
      const found = markersBelow(out, MARKER);
      for (const [marker, files] of found)
        process.stdout.write(`${name}: ${planted.get(marker) ?? marker} (${marker}) in ${[...files].join(', ')}\n`);
      tally.failed += found.size;
      tally.passed += planted.size - found.size;
      const seen = [...markersBelow(out, VISIBLE)];
      for (const [kind, files] of Object.entries({ page: /\.html$/, 'Markdown page': /\.md$/ })) {
        const shown = new Set(
          seen.flatMap(([marker, where]) => ([...where].some((file) => files.test(file)) ? marker : [])),
        );
        const lost = [...visible].filter(([marker]) => !shown.has(marker));
        for (const [marker, place] of lost) process.stdout.write(`${name}: ${place} (${marker}) is on no ${kind}\n`);
        tally.failed += lost.length;
        tally.passed += visible.size - lost.length;
      }
      rmSync(folder, { recursive: true });
    }
    rmSync(dirname(generated), { recursive: true });
    process.stdout.write(`leaks: ${tally.passed} passed, ${tally.failed} failed\n`);
    return tally.failed > 0 ? 1 : 0;
  },
};

/** Writes a description in one file, with words planted, beside a copy of its guides. */
async function plantedSite(site: (typeof SITES)[string], folder: string, isHostile: boolean) {
  const { bundled = '', api } = await compile(site, { runsChecks: false });
  const ids = new Map(api?.questions.map(({ id, text }) => [text, id]));
  // The words of questions stand in their file again.
  const document = JSON.parse(bundled, (key, value: unknown) =>
    key === 'x-question' && ids.size > 0 ? [value].flat().map((text) => ids.get(String(text))) : value,
  ) as Record<string, unknown>;
  // Hostile texts are removed in part, and a word in them as well.
  const visible = isHostile ? new Map<string, string>() : plantVisible(document);
  const planted: Planted = plant(document);
  cpSync(dirname(site.openapi), join(folder, 'openapi'), {
    recursive: true,
    filter: (file) => !/\.(ya?ml|json)$/.test(file) || /(checks|questions|samples)\.(yaml|json)$/.test(file),
  });
  const openapi = join(folder, 'openapi/openapi.yaml');
  writeFileSync(openapi, withoutControls(JSON.stringify(document, null, 2)));
  if (site.guides === undefined) return { planted, visible, sources: { openapi } };
  const guides = join(folder, 'guides');
  cpSync(site.guides, guides, { recursive: true });
  return { planted, visible, sources: { openapi, guides } };
}

/** YAML forbids control characters that JSON allows. */
function withoutControls(json: string): string {
  return json.replaceAll('\u007f', '\\u007f');
}

/** Words of all files below a folder, compressed files and archives among them, with the files that have them. */
function markersBelow(folder: string, pattern: RegExp): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  const look = (file: string, bytes: Uint8Array): void => {
    if (file.endsWith('.br')) return look(file.slice(0, -3), brotliDecompressSync(bytes));
    if (file.endsWith('.gz')) return look(file.slice(0, -3), gunzipSync(bytes));
    if (file.endsWith('.zip'))
      for (const [inside, contents] of Object.entries(unzipSync(bytes))) look(`${file}/${inside}`, contents);
    for (const [marker] of `${file} ${Buffer.from(bytes).toString()}`.matchAll(pattern)) {
      const key = marker.toLowerCase();
      found.set(key, (found.get(key) ?? new Set()).add(file));
    }
  };
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
    if (entry.isFile())
      look(join(entry.parentPath, entry.name).slice(folder.length), readFileSync(join(entry.parentPath, entry.name)));
  return found;
}

void main(leaks);
