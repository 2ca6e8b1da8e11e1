import type { Release } from '#src/model/history.ts';
import type { ReferencePage } from '#src/model/page.ts';
import type { Site } from '#src/model/site.ts';
import type { Content, ContentNode } from '#src/model/content.ts';
import { CHANGES, FEED, releaseHref, releaseLabel, segmentsOf } from '../pages/reference/changes/addresses.ts';
import { counts, SAFE } from '../pages/reference/changes/change-list.ts';
import type { OutputFile } from './output-file.ts';
import { escapeXml } from './escape-xml.ts';

/**
 * Returns an Atom feed (RFC 4287), in a list. The feed has an entry for each dated version. If the API has no history,
 * the list is empty. `url` is the URL of the site's root.
 */
export function changesFeed({ reference, config }: Site, url: string): readonly OutputFile[] {
  const { history } = reference;
  if (history === undefined) return [];
  const segments = segmentsOf(history.releases);
  const dated = history.releases.filter(({ date, changes }) => date !== undefined && changes !== undefined);
  const page = url + CHANGES.slice(1);
  const contents = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom">',
    `  <title>${escapeXml(`Changes of ${config.brand}`)}</title>`,
    `  <id>${escapeXml(page)}</id>`,
    `  <link rel="self" href="${escapeXml(url + FEED.href.slice(1))}"/>`,
    `  <link rel="alternate" type="text/html" href="${escapeXml(page)}"/>`,
    `  <updated>${time(dated[0]?.date)}</updated>`,
    `  <author><name>${escapeXml(config.brand)}</name></author>`,
    ...dated.map((release) => entry(release, reference.page(releaseHref(segments.get(release) ?? '')), url)),
    '</feed>',
    '',
  ].join('\n');
  return [{ path: FEED.href.slice(1), contents }];
}

/**
 * Returns the feed entry of a version. It has the content of the version's page up to the section of safe changes,
 * which do not affect programs.
 */
function entry(release: Release, { href: path, content }: ReferencePage, url: string): string {
  const href = url + path.slice(1);
  const safe = content.findIndex((node) => node.kind === 'heading' && node.anchor === SAFE);
  const html = feedHtml(safe < 0 ? content : content.slice(0, safe), (to) =>
    to.startsWith('/') ? url + to.slice(1) : to.startsWith('#') ? href + to : to,
  );
  const all = `<p><a href="${escapeXml(href)}">All changes</a>: ${counts(release.changes ?? [])}.</p>`;
  return [
    '  <entry>',
    `    <title>${escapeXml(releaseLabel(release))}</title>`,
    `    <id>${escapeXml(href)}</id>`,
    `    <link rel="alternate" type="text/html" href="${escapeXml(href)}"/>`,
    `    <updated>${time(release.date)}</updated>`,
    `    <content type="html">${escapeXml(html + all)}</content>`,
    '  </entry>',
  ].join('\n');
}

/** Converts a date to a timestamp (RFC 3339). An unknown date becomes the epoch: the build never reads the clock. */
function time(date: string | undefined): string {
  return `${date !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(date) ? date : '1970-01-01'}T00:00:00Z`;
}

/** Makes a URL absolute, as a feed is read outside the site. */
type Resolve = (href: string) => string;

/** Writes text, lists, links and code as HTML for feed readers; parts that need styles or scripts are left out. */
function feedHtml(content: Content, resolve: Resolve): string {
  return content.map((node) => nodeHtml(node, resolve)).join('');
}

function nodeHtml(node: ContentNode, resolve: Resolve): string {
  switch (node.kind) {
    case 'text':
      return escapeXml(node.value);
    case 'element':
      return `<${node.name}>${feedHtml(node.children, resolve)}</${node.name}>`;
    case 'heading':
      return `<h${node.level}>${feedHtml(node.children, resolve)}</h${node.level}>`;
    case 'link':
      return `<a href="${escapeXml(resolve(node.href))}">${feedHtml(node.children, resolve)}</a>`;
    case 'codeBlock':
      return `<p>${escapeXml(node.title ?? '')}</p><pre><code>${escapeXml(node.code.text)}</code></pre>`;
    default:
      return '';
  }
}
