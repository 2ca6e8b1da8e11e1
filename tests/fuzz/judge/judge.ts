import type { Problem } from '#scripts/cli/problem.ts';
import { readPage, type RenderedPage } from './rendered-page.ts';
import { RULES } from './rules.ts';

/** Returns the harm that the HTML of a page does, by rule. */
export function judgePage(html: string, site: Pick<RenderedPage, 'url' | 'base' | 'oddReported'>): readonly string[] {
  const page = readPage(html, site);
  return RULES.flatMap(({ id, broken }) =>
    broken(page)
      .slice(0, 3)
      .map((fault) => `${id}: ${fault.slice(0, 300)}`),
  );
}

/** Bytes that common file systems take for one name, less what compressed forms add. */
const LONGEST_NAME = 250;

/** Returns the harm that the path of a file does on a host. */
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

/** Returns what a problem lacks to be of use to a person: a message, a place, and no trace of the program. */
export function judgeProblem({ check, message, hint, location }: Problem): readonly string[] {
  const text = `${message} ${hint ?? ''}`;
  const faults = [
    ...(message.trim() === '' ? ['says nothing'] : []),
    ...(/\n\s+at |\bat [\w.<>]+ \(|\bTypeError\b|\bRangeError\b|is not a function|Cannot read propert|Maximum call stack|\[object Object\]/.test(
      text,
    )
      ? [`speaks of the program: ${text.slice(0, 200)}`]
      : []),
    ...(location.file === '' || !(location.line >= 1) || !(location.column >= 1)
      ? [`has no place: ${location.file}:${location.line}:${location.column}`]
      : []),
    ...(text.length > 5000 ? [`is ${text.length} characters long`] : []),
  ];
  return faults.map((fault) => `problem \`${check}\` ${fault}`);
}
