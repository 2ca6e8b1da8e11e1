/** What the development server answers beside pages: the files that a build writes. */
import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { Site } from '#src/model/site.ts';
import { bundleScript } from '../../build/assets.ts';
import { pageDownloads, webhookData } from '../../build/downloads/page-downloads.ts';
import { mediaTypes } from '../../build/headers.ts';
import { referenceIndex } from '../../build/render.ts';
import { searchFiles } from '../../build/search-index.ts';
import type { Draft } from '../../compile/draft.ts';
import { downloadSource } from '../../compile/downloads/download-source.ts';
import { DOWNLOADS_FOLDER } from '../../compile/downloads/download.ts';
import { DOWNLOADS, PAGE_DOWNLOADS } from '../../compile/downloads/index.ts';
import { searchEntries } from '../../compile/pages/search/gather.ts';
import { dataFile } from './data-answer.ts';
import { textFile } from './text-answer.ts';

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

const KINDS: readonly Answers[] = [ownFile, image, download, data, text];

async function ownFile({ site }: Draft, pathname: string): Promise<Answer | undefined> {
  switch (pathname) {
    case `${OWN}head.js`:
      return answer(pathname, await bundleScript('head'));
    case `${OWN}actions.js`:
      return answer(pathname, await bundleScript('actions'));
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

async function download({ site, api, bundled }: Draft, pathname: string): Promise<Answer | undefined> {
  if (PAGE_DOWNLOADS.some(({ file }) => pathname === `/${DOWNLOADS_FOLDER}${file}`)) {
    const made = pageDownloads(webhookData(site), api, '/').find(({ path }) => `/${path}` === pathname);
    return made && answer(pathname, made.contents);
  }
  const wanted = DOWNLOADS.find(({ file }) => pathname === `/${DOWNLOADS_FOLDER}${file}`);
  const contents = await wanted?.make(downloadSource(bundled, Object.keys(site.config.extensions)));
  return contents === undefined ? undefined : answer(pathname, contents);
}

function data({ site }: Draft, pathname: string): Answer | undefined {
  const found = dataFile(site, pathname);
  return found === undefined ? undefined : answer(pathname, found);
}

function text(draft: Draft, pathname: string): Answer | undefined {
  const found = textFile(draft, pathname);
  return found === undefined ? undefined : answer(pathname, found);
}

/** The whole index as one file: nothing is compressed here. */
function searchIndex({ pages, reference, synonyms }: Site): string {
  const entries = searchEntries([...pages, ...reference.hrefs.map((href) => reference.page(href))]);
  return String(searchFiles(entries, synonyms, Number.POSITIVE_INFINITY)[0]?.contents);
}

function answer(pathname: string, body: string | Uint8Array): Answer {
  return { type: mediaTypes[extname(pathname).slice(1)] ?? 'application/octet-stream', body };
}
