/** Short names of classes and custom properties in a build, as they are repeated in every page. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const src = fileURLToPath(new URL('../../src', import.meta.url));
const FIRST = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const ALONE = `${FIRST}abcdefghijklmnopqrstuvwxyz`;
const SECOND = 'abcdefghijklmnopqrstuvwxyz0123456789';

let classes: ReadonlyMap<string, string> | undefined;
let properties: ReadonlyMap<string, string> | undefined;

/**
 * The short name of a class, the same in every build of one state of the sources. A capital begins it: no global class
 * of ours does.
 *
 * @throws {Error} for a class that no module of `src/` has, or when there are more than two letters can name.
 */
export function className(local: string, file: string): string {
  const name = (classes ??= shortClasses()).get(`${path.relative(src, file.replace(/\?.*$/, ''))} ${local}`);
  if (name === undefined) throw new Error(`${file} has no class ${local}.`);
  return name;
}

/** A text of a style sheet with the custom properties that `src/` declares by their short names; others stay. */
export function withShortProperties(css: string): string {
  properties ??= shortProperties();
  return css.replaceAll(/--[a-z][\w-]*/g, (name) => properties?.get(name) ?? name);
}

function shortClasses(): ReadonlyMap<string, string> {
  const found = styleSheets()
    .filter((file) => file.endsWith('.module.css'))
    .flatMap((file) => {
      const locals = textOf(file).matchAll(/\.([A-Za-z][\w-]*)/g);
      return [...new Set([...locals].map(([, local]) => local))].map((local) => `${file} ${local}`);
    });
  return new Map(found.map((name, index) => [name, shortName(index)]));
}

function shortProperties(): ReadonlyMap<string, string> {
  const css = styleSheets().map(textOf).join('\n');
  const declared = [...css.matchAll(/(?<=[\s{;])(--[a-z][\w-]*):/g)].map(([, name = '']) => name);
  const own = [...new Set(declared)].filter((name) => !name.startsWith('--mantine-'));
  const uses = new Map(own.map((name) => [name, 0]));
  for (const [name] of css.matchAll(/--[a-z][\w-]*/g)) uses.set(name, (uses.get(name) ?? 0) + 1);
  // Those that are used most have one letter.
  const sorted = own.toSorted((one, other) => (uses.get(other) ?? 0) - (uses.get(one) ?? 0));
  return new Map(sorted.map((name, index) => [name, `--${ALONE[index] ?? shortName(index - ALONE.length)}`]));
}

const styleSheets = (): string[] =>
  readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .sort();

const textOf = (file: string): string => readFileSync(path.join(src, file), 'utf8');

function shortName(index: number): string {
  const first = FIRST[Math.floor(index / SECOND.length)];
  if (first === undefined) throw new Error('More names than two letters can make.');
  return first + SECOND[index % SECOND.length];
}
