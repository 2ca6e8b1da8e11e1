/** Gives CSS classes short names in a build, as class names are repeated in every page. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../cli/packed.ts';
import { memoize } from '#src/shared/text/memoize.ts';

const src = path.join(ROOT, 'src');

/** The number `A0` in base 36. From there to `ZZ`, all two-digit numbers begin with a letter. */
const A0 = 360;

/**
 * Returns the short name of a CSS class, which is the same in every build of the same sources. It begins with a capital
 * letter, unlike global class names.
 *
 * @throws {Error} for a class that is in no CSS module of `src/`.
 */
export function className(local: string, file: string): string {
  const index = classes().indexOf(`${path.relative(src, file.replace(/\?.*$/, ''))} ${local}`);
  if (index === -1) throw new Error(`${file} has no class ${local}.`);
  return (A0 + index).toString(36).toUpperCase();
}

const classes = memoize((): readonly string[] => {
  const sheets = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.module.css'));
  const named = sheets.sort().flatMap((file) => {
    const locals = readFileSync(path.join(src, file), 'utf8').matchAll(/\.([A-Za-z][\w-]*)/g);
    return [...locals].map(([, local]) => `${file} ${local}`);
  });
  return [...new Set(named)];
});
