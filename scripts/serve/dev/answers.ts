/** What the development server answers beside pages: the files that a build writes. */
import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { Page } from '#src/model/page.ts';
import type { DataFile, Site } from '#src/model/site.ts';
import { bundleScript } from '../../build/assets.ts';
import { mediaTypes, twinExtension } from '../../build/headers.ts';
import { referenceIndex } from '../../build/render.ts';
import { searchFiles } from '../../build/search-index.ts';
import { createLinks, twinnedHrefs } from '../../build/twins/links.ts';
import { twinOf } from '../../build/twins/twin.ts';
import { hasTwin, twinPath } from '../../build/twins/twin-path.ts';
import type { Draft } from '../../compile/draft.ts';
import { downloadSource } from '../../compile/downloads/download-source.ts';
import { DOWNLOADS_FOLDER } from '../../compile/downloads/download.ts';
import { DOWNLOADS } from '../../compile/downloads/index.ts';
import { searchEntries } from '../../compile/pages/search/gather.ts';

/** Addresses that only the development server has. */
export const OWN = '/@docs/';

export interface Answer {
  readonly type: string;
  readonly body: string | Uint8Array;
}

type Answers = (draft: Draft, pathname: string) => Promise<Answer | undefined> | Answer | undefined;

/** A file that a page asks for, or that a reader takes away; undefined where the site has none of this address. */
export async function fileAnswer(draft: Draft, pathname: string, root: string): Promise<Answer | undefined> {
  if (pathname === `${OWN}favicon.svg`)
    return answer(pathname, readFileSync(join(root, 'src/shell/favicon.svg'), 'utf8'));
  for (const kind of KINDS) {
    const found = await kind(draft, pathname);
    if (found !== undefined) return found;
  }
  return undefined;
}

const KINDS: readonly Answers[] = [ownFile, image, download, data, twin];

async function ownFile({ site }: Draft, pathname: string): Promise<Answer | undefined> {
  switch (pathname) {
    case `${OWN}head.js`:
      return answer(pathname, await bundleScript('head'));
    case `${OWN}not-found.js`:
      return answer(pathname, await bundleScript('not-found'));
    case `${OWN}search.json`:
      return answer(pathname, searchIndex(site));
    case `${OWN}reference.json`:
      return answer(pathname, referenceIndex(site.reference));
    default:
      return undefined;
  }
}

function image({ site }: Draft, pathname: string): Answer | undefined {
  const found = site.images.find(({ href }) => href === pathname);
  return found && answer(pathname, found.bytes);
}

async function download({ bundled }: Draft, pathname: string): Promise<Answer | undefined> {
  const wanted = DOWNLOADS.find(({ file }) => pathname === `/${DOWNLOADS_FOLDER}${file}`);
  const contents = await wanted?.make(downloadSource(bundled));
  return contents === undefined ? undefined : answer(pathname, contents);
}

/** Files for programs: those of all calls, and those that a page of the reference has. */
function data({ site }: Draft, pathname: string): Answer | undefined {
  if (!pathname.startsWith('/data/')) return undefined;
  const file = find(dataFiles(site), ({ path }) => `/${path}` === pathname);
  return file && answer(pathname, file.contents);
}

function* dataFiles({ data, reference }: Site): Generator<DataFile> {
  yield* data.shared();
  for (const href of reference.hrefs) yield* data.ofPage(reference.page(href));
}

function find<Item>(items: Iterable<Item>, isWanted: (item: Item) => boolean): Item | undefined {
  for (const item of items) if (isWanted(item)) return item;
  return undefined;
}

/** The Markdown of the page whose twin has this address. Its links stay on this server. */
function twin({ site }: Draft, pathname: string): Answer | undefined {
  if (!pathname.endsWith(`.${twinExtension}`)) return undefined;
  const hrefs = twinnedHrefs(site);
  const href = hrefs.find((each) => `/${twinPath(each)}` === pathname);
  const page = href === undefined ? undefined : pageAt(site, href);
  return page === undefined || !hasTwin(page) ? undefined : answer(pathname, twinOf(page, createLinks('/', hrefs)));
}

/** The page at an address without slash at its end, else the one for unknown addresses. */
export function pageAt({ pages, reference }: Site, href: string): Page | undefined {
  const guide = pages.find((each) => each.kind !== 'notFound' && each.href === href);
  if (guide !== undefined) return guide;
  const known = reference.hrefs.find((each) => each === href);
  return known === undefined ? pages.find((each) => each.kind === 'notFound') : reference.page(known);
}

/** The whole index as one file: nothing is compressed here. */
function searchIndex({ pages, reference, synonyms }: Site): string {
  const entries = searchEntries([...pages, ...reference.hrefs.map((href) => reference.page(href))]);
  return String(searchFiles(entries, synonyms, Number.POSITIVE_INFINITY)[0]?.contents);
}

function answer(pathname: string, body: string | Uint8Array): Answer {
  return { type: mediaTypes[extname(pathname).slice(1)] ?? 'application/octet-stream', body };
}
