import type { Problem } from '#scripts/cli/problem.ts';
import { readPage, type DrawnPage } from './drawn-page.ts';
import { RULES } from './rules.ts';

/** What is not harmless about the HTML of a page. */
export function judgePage(html: string, site: Pick<DrawnPage, 'url' | 'base' | 'oddTold'>): readonly string[] {
  const page = readPage(html, site);
  return RULES.flatMap(({ id, broken }) =>
    broken(page)
      .slice(0, 3)
      .map((fault) => `${id}: ${fault.slice(0, 300)}`),
  );
}

/** Bytes that common file systems take for one name, less what compressed forms add. */
const LONGEST_NAME = 250;

/** What is not harmless about the path of a file of the site. */
export function judgePath(path: string): readonly string[] {
  const odd = path
    .split('/')
    .find(
      (name) =>
        name === '..' ||
        name === '.' ||
        Buffer.byteLength(name) > LONGEST_NAME ||
        /[\u0000-\u001f\u007f\\<>:"|?*]/.test(name),
    );
  return odd === undefined && !path.startsWith('/') ? [] : [`path: \`${path.slice(0, 120)}\``];
}

/** What a problem lacks to be words for a person: a message, a hint, a place, and no trace of the programme. */
export function judgeProblem({ check, message, hint, location }: Problem): readonly string[] {
  const text = `${message} ${hint ?? ''}`;
  const faults = [
    ...(message.trim() === '' ? ['says nothing'] : []),
    ...(/\n\s+at |\bat [\w.<>]+ \(|\bTypeError\b|\bRangeError\b|is not a function|Cannot read propert|Maximum call stack|\[object Object\]/.test(
      text,
    )
      ? [`speaks of the programme: ${text.slice(0, 200)}`]
      : []),
    ...(location.file === '' || !(location.line >= 1) || !(location.column >= 1)
      ? [`has no place: ${location.file}:${location.line}:${location.column}`]
      : []),
    ...(text.length > 5000 ? [`is ${text.length} characters long`] : []),
  ];
  return faults.map((fault) => `problem \`${check}\` ${fault}`);
}
