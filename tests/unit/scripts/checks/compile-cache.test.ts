import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { compile, type Compilation } from '#scripts/checks/compile.ts';
import { CompileCache } from '#scripts/checks/compile-cache.ts';
import type { Site } from '#src/model/site.ts';
import { PARCELS } from '../../../fixtures/parcels.ts';
import { freshFolder } from '../../own-folder.ts';

const folder = freshFolder();
let cache: CompileCache;
beforeEach(() => {
  cpSync(resolve(dirname(PARCELS.guides)), folder.root, { recursive: true });
  cache = new CompileCache(sources());
});

const sources = () => ({ openapi: join(folder.root, 'openapi/openapi.yaml'), guides: join(folder.root, 'guides') });

/** Compiles what has changed, as the development server does. */
function again(...changed: readonly string[]): Promise<Compilation> {
  cache.invalidate(changed);
  return compile(sources(), { cache, runsChecks: false });
}

/** Edits that follow each other: the file, and a text that is replaced by another. */
const EDITS: readonly (readonly [what: string, file: string, from: string, to: string])[] = [
  ['prose of a guide', 'guides/send/book-a-shipment.mdx', 'Something broke', 'Something was crushed'],
  ['a heading that another guide shows', 'guides/send/pickups.mdx', 'navLabel: Pickups', 'navLabel: Collections'],
  ['an operation', 'openapi/paths/customs-form.yaml', 'Attaches the scanned form', 'Attaches the signed form'],
  ['a schema that several pages show', 'openapi/components/schemas.yaml', 'properties:', 'properties: # all of them'],
  ['groups of guides', 'guides/groups.yaml', 'Send parcels', 'Ship parcels'],
];

it('follows edits: pages are those of a compilation without a cache and runs checks', async () => {
  expect(pagesOf((await again()).site)).toEqual(pagesOf((await compile(sources())).site));
  for (const [what, name, from, to] of EDITS) {
    const file = join(folder.root, name);
    const text = readFileSync(file, 'utf8');
    expect(text, what).toContain(from);
    writeFileSync(file, text.replace(from, to));
    const edited = await again(file);
    const whole = await compile(sources());
    expect(pagesOf(edited.site), what).toEqual(pagesOf(whole.site));
    expect(edited.bundled, what).toBe(whole.bundled);
  }
});

it('makes one page as it is among all', async () => {
  const { site } = await compile(sources());
  for (const href of ['/pickups', '/reference/operations/getShipment', '/reference/downloads', '/none']) {
    const alone = await compile(sources(), { runsChecks: false });
    const page = [
      ...(site?.pages ?? []),
      ...(site?.reference.hrefs ?? []).map((each) => site?.reference.page(each)),
    ].find((each) => each?.href === (href === '/none' ? '/404' : href));
    expect(page, href).toBeDefined();
    expect(alone.site?.page(href), href).toEqual(page);
  }
});

it('has no site of a description that cannot be read, and goes on when it can', async () => {
  const entry = sources().openapi;
  const text = readFileSync(entry, 'utf8');
  writeFileSync(entry, 'openapi: "');
  expect((await again(entry)).site).toBeUndefined();
  writeFileSync(entry, text);
  expect(pagesOf((await again(entry)).site)).toEqual(pagesOf((await compile(sources())).site));
});

function pagesOf(site: Site | undefined): unknown {
  return site && [site.nav, site.pages, site.redirects, site.reference.hrefs.map((href) => site.reference.page(href))];
}
