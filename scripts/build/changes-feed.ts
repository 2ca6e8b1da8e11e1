import type { Release } from '#src/model/history.ts';
import type { Site } from '#src/model/site.ts';
import { CHANGES, FEED, releaseHref, releaseLabel, segmentsOf } from '../compile/pages/reference/changes/addresses.ts';
import { escapeXml } from './escape-xml.ts';
import type { OutputFile } from './output-file.ts';

/** Writes an Atom feed of the versions with a date (RFC 4287); none without a history. `url` is the site's root. */
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
    ...dated.map((release) => entry(release, url + releaseHref(segments.get(release) ?? '').slice(1))),
    '</feed>',
    '',
  ].join('\n');
  return [{ path: FEED.href.slice(1), contents }];
}

function entry(release: Release, href: string): string {
  const { date, notes, changes = [] } = release;
  const listed = changes.filter(({ verdict }) => verdict !== 'safe');
  const lines = [
    ...notes.map(({ title, todo }) => `<p><strong>${escapeXml(title)}</strong> ${escapeXml(todo)}</p>`),
    ...(listed.length === 0
      ? []
      : [`<ul>${listed.map(({ verdict, message }) => `<li>${verdict}: ${escapeXml(message)}</li>`).join('')}</ul>`]),
    `<p>${changes.length} change${changes.length === 1 ? '' : 's'} in all.</p>`,
  ];
  return [
    '  <entry>',
    `    <title>${escapeXml(releaseLabel(release))}</title>`,
    `    <id>${escapeXml(href)}</id>`,
    `    <link rel="alternate" type="text/html" href="${escapeXml(href)}"/>`,
    `    <updated>${time(date)}</updated>`,
    `    <content type="html">${escapeXml(lines.join(''))}</content>`,
    '  </entry>',
  ].join('\n');
}

/** A day as a point in time (RFC 3339); without one, the beginning of time, as no clock decides what is built. */
function time(date: string | undefined): string {
  return `${date !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(date) ? date : '1970-01-01'}T00:00:00Z`;
}
