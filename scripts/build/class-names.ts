/** Names of the classes of style modules: two letters each, as they are repeated in every page. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const src = fileURLToPath(new URL('../../src', import.meta.url));
const FIRST = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const SECOND = 'abcdefghijklmnopqrstuvwxyz0123456789';

let names: ReadonlyMap<string, string> | undefined;

/**
 * The short name of a class, the same in every build of one state of the sources. A capital begins it: no global class
 * of ours does.
 *
 * @throws {Error} for a class that no module of `src/` has, or when there are more than two letters can name.
 */
export function className(local: string, file: string): string {
  const name = (names ??= shortNames()).get(`${path.relative(src, file.replace(/\?.*$/, ''))} ${local}`);
  if (name === undefined) throw new Error(`${file} has no class ${local}.`);
  return name;
}

function shortNames(): ReadonlyMap<string, string> {
  const classes = readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.module.css'))
    .sort()
    .flatMap((file) => {
      const locals = readFileSync(path.join(src, file), 'utf8').matchAll(/\.([A-Za-z][\w-]*)/g);
      return [...new Set([...locals].map(([, local]) => local))].map((local) => `${file} ${local}`);
    });
  return new Map(classes.map((name, index) => [name, shortName(index)]));
}

function shortName(index: number): string {
  const first = FIRST[Math.floor(index / SECOND.length)];
  if (first === undefined) throw new Error('More classes than two letters can name.');
  return first + SECOND[index % SECOND.length];
}
