import { asRecord } from '#src/shared/schema/raw.ts';
import { textOf } from '#src/shared/content/visitor.ts';
import { slug } from '../../pages/context/anchors.ts';
import { linksIn, toProse } from '../../guides/prose/description.ts';
import { redocPage } from '../../pages/guide/relative-links.ts';
import { describedLink } from '../../guides/prose/safe-link.ts';
import { besideFile, isFile } from '../../description/source/images.ts';
import { type Check, type CheckContext, placeIn } from '../lookup/check.ts';
import { keysIn, stringsIn, type PlacedString } from '../lookup/strings.ts';

/**
 * Broken links that are reported as one problem: links with the same URL, links with the same scheme such as
 * `javascript:`, or all links in `externalDocs`. `count` is their number; the other members are about the first one.
 */
interface Use {
  readonly placed: PlacedString;
  readonly offset: number;
  readonly isImage: boolean;
  count: number;
}

/**
 * Matches a URL whose scheme runs code or contains data (WHATWG URL; RFC 2397). Characters before the scheme are
 * allowed if browsers ignore them.
 */
const RUNS = /^[\s\p{C}]*(?:javascript|vbscript|data):/iu;

/**
 * Links in descriptions and `externalDocs` lead to a page of this site or to an absolute URL. A relative link may also
 * be resolved against the `externalDocs` URL of the API. Any other link is shown as text.
 */
export const descriptionLinks: Check = {
  id: 'description-links',
  subject: 'text',
  *run(context) {
    for (const [address, { placed, offset, isImage, count }] of lostLinks(context))
      yield {
        severity: RUNS.test(address) ? 'error' : 'warning',
        ...(isImage && isFile(address)
          ? {
              message: `\`${address}\` is not an image of the site${count === 1 ? '' : ` (used ${count} times)`}.`,
              hint: 'Save the image in the folder of the OpenAPI description, at this path relative to the file that shows it. Give different images different paths.',
            }
          : {
              message: `The link \`${address}\` does not lead to a page${count === 1 ? '' : ` (used ${count} times)`}.`,
              hint: 'Write the full URL, or set `externalDocs.url`, against which relative links are resolved. Until then, the site shows the text without a link.',
            }),
        location: placeIn(context, placed.holder, placed.key, offset),
      };
  },
};

/** Returns the anchors of the headings in a description. */
function headingsIn(text: string): ReadonlySet<string> {
  return new Set(
    toProse(text).flatMap((node) => ('depth' in node && node.depth !== undefined ? [slug(textOf([node]))] : [])),
  );
}

function lostLinks(context: CheckContext): ReadonlyMap<string, Use> {
  const { site, api, guides, locator, entry } = context;
  const pages = new Set<string>([...site.reference.hrefs, ...site.pages.map(({ href }) => href)]);
  const broken = new Map<string, Use>();
  const docs = new Set((keysIn(context).get('externalDocs') ?? []).map((node) => asRecord(node)['externalDocs']));
  for (const placed of stringsIn(context)) {
    const text = String(placed.value);
    if (placed.kind !== 'prose') continue;
    const isDocs = placed.key === 'url' && docs.has(placed.holder);
    if (!isDocs && (placed.key !== 'description' || !/\]\(|\]:|<(?:a|img)\s/i.test(text))) continue;
    for (const { url, offset, isImage } of isDocs ? [{ url: text, offset: 0, isImage: false }] : linksIn(text)) {
      const file = besideFile(url, locator.fileOf(placed.holder) ?? entry);
      if (url.startsWith('#') && headingsIn(text).has(url.slice(1))) continue;
      if (isImage && guides.images?.some((image) => image.file === file)) continue;
      const link = describedLink(url);
      const isLost = link === undefined || (link.relative && !URL.canParse(url, api.externalDocs?.url));
      if (isLost !== true || pages.has(url.replace(/#.*/s, '')) || redocPage(url, pages) !== undefined) continue;
      const address = isDocs && !RUNS.test(url) ? 'externalDocs.url' : (/^[a-z][a-z\d+.-]*:/i.exec(url)?.[0] ?? url);
      const use = broken.get(address);
      if (use === undefined) broken.set(address, { placed, offset, isImage, count: 1 });
      else use.count += 1;
    }
  }
  return broken;
}
