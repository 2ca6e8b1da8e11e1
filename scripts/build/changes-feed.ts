import type { Release } from '#src/model/history.ts';
import type { Site } from '#src/model/site.ts';
import { CHANGES, FEED, releaseHref, releaseLabel, segmentsOf } from '../compile/pages/reference/changes/addresses.ts';
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
    `  <title>${escape(`Changes of ${config.brand}`)}</title>`,
    `  <id>${escape(page)}</id>`,
    `  <link rel="self" href="${escape(url + FEED.href.slice(1))}"/>`,
    `  <link rel="alternate" type="text/html" href="${escape(page)}"/>`,
    `  <updated>${time(dated[0]?.date)}</updated>`,
    `  <author><name>${escape(config.brand)}</name></author>`,
    ...dated.map((release) => entry(release, url + releaseHref(segments.get(release) ?? '').slice(1))),
    '</feed>',
    '',
  ].join('\n');
  return [{ path: FEED.href.slice(1), contents }];
}

function entry(release: Release, href: string): string {
  const { date, notes, changes = [] } = release;
  const told = changes.filter(({ verdict }) => verdict !== 'safe');
  const lines = [
    ...notes.map(({ title, todo }) => `<p><strong>${escape(title)}</strong> ${escape(todo)}</p>`),
    ...(told.length === 0
      ? []
      : [`<ul>${told.map(({ verdict, message }) => `<li>${verdict}: ${escape(message)}</li>`).join('')}</ul>`]),
    `<p>${changes.length} change${changes.length === 1 ? '' : 's'} in all.</p>`,
  ];
  return [
    '  <entry>',
    `    <title>${escape(releaseLabel(release))}</title>`,
    `    <id>${escape(href)}</id>`,
    `    <link rel="alternate" type="text/html" href="${escape(href)}"/>`,
    `    <updated>${time(date)}</updated>`,
    `    <content type="html">${escape(lines.join(''))}</content>`,
    '  </entry>',
  ].join('\n');
}

/** A day as a point in time (RFC 3339); without one, the beginning of time, as no clock decides what is built. */
function time(date: string | undefined): string {
  return `${date !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(date) ? date : '1970-01-01'}T00:00:00Z`;
}

/** Text for XML 1.0: markup escaped, characters that XML cannot hold replaced (section 2.2). */
function escape(text: string): string {
  return text
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '\ufffd')
    .replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
