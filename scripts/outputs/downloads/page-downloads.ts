import { parseJson } from '#src/shared/schema/number-text.ts';
import type { Api } from '#src/model/api.ts';
import type { CallData } from '#src/model/call-data.ts';
import type { DataFile, Site } from '#src/model/site.ts';
import { DOWNLOADS_FOLDER, type WebhookPages } from '../../downloads/download.ts';
import { PAGE_DOWNLOADS } from '../../downloads/index.ts';
import { LISTS } from '../../pages/reference/groups.ts';
import type { OutputFile } from '../output-file.ts';

/** Compiles all webhook pages, and returns the data files of the webhooks. */
export function webhookData({ reference, data }: Site): readonly DataFile[] {
  const hrefs = reference.hrefs.filter((href) => href.startsWith(`${LISTS.webhooks}/`));
  return hrefs.flatMap((href) => data.ofPage(reference.page(href)));
}

/** Whether a data file describes a webhook; `pageDownloads` reads only such files. */
export function isOfWebhook({ path }: DataFile): boolean {
  return path.startsWith('data/webhooks/');
}

/**
 * Writes the downloads that contain links to pages of the site.
 *
 * @param data data files of the pages, in the order of the pages
 * @param root public URL of the site's root, with a slash at its end
 */
export function pageDownloads(data: readonly DataFile[], { info, definitions }: Api, root: string): OutputFile[] {
  const pages: WebhookPages = {
    title: info.title,
    webhooks: data.filter(isOfWebhook).map(({ contents }) => parseJson(contents) as CallData),
    schemas: definitions,
    root,
  };
  return PAGE_DOWNLOADS.flatMap(({ file, make }) => {
    const contents = make(pages);
    return contents === undefined ? [] : [{ path: DOWNLOADS_FOLDER + file, contents }];
  });
}
