/** The files for programs, each made when it is asked for. */
import type { CallEntry, DataIndex } from '#src/model/call-data.ts';
import type { Href } from '#src/model/nav.ts';
import type { Site } from '#src/model/site.ts';
import { memoize } from '#src/shared/text/memoize.ts';

/** The file of `data/` that has an address; undefined where there is none. */
export function dataFile(site: Site, pathname: string): string | undefined {
  if (!pathname.startsWith('/data/')) return undefined;
  const { files, pages } = sharedData(site);
  const href = pages.get(pathname);
  if (href === undefined) return files.get(pathname);
  return site.data.ofPage(site.reference.page(href)).find(({ path }) => `/${path}` === pathname)?.contents;
}

/** The files that all calls share, and the page that the file of each call is made of. */
const sharedData = memoize((site: Site) => {
  const files = new Map(site.data.shared().map(({ path, contents }) => [`/${path}`, contents]));
  const { calls } = JSON.parse(files.get('/data/index.json') ?? '{"calls":[]}') as Pick<DataIndex, 'calls'>;
  return { files, pages: new Map(calls.map((call) => [`/data/${call.file}`, pageOf(call)])) };
});

/** A callback is a part of a page. */
function pageOf({ href }: CallEntry): Href {
  return href.replace(/#.*/, '') as Href;
}
