import { frontmatterYaml } from '../../../source/guides/frontmatter.ts';
import type { GuideSource } from '../../../source/guides/guide-source.ts';
import type { CheckProblem } from '../../lookup/check.ts';
import type { Mention } from './mentions.ts';
import { foreignPattern } from './own-words.ts';

/** The names that a guide's `foreign` covers, and its entries that cover none. */
export function foreignNames(
  guide: GuideSource,
  mentions: readonly Mention[],
): { readonly names: readonly string[]; readonly unused: readonly CheckProblem[] } {
  const entries = guide.frontmatter.foreign.map((entry) => ({ entry, pattern: foreignPattern(entry) }));
  const names = mentions
    .filter(
      ({ text, isCode }) => isCode && entries.some(({ pattern }) => pattern.exec(text.trim())?.[0] === text.trim()),
    )
    .map(({ text }) => text.trim());
  const { locate } = frontmatterYaml(guide.tree, guide.file);
  return {
    names,
    unused: entries.flatMap(({ entry, pattern }, index) =>
      mentions.some(({ text }) => pattern.test(text))
        ? []
        : [
            {
              severity: 'warning',
              message: `The guide does not mention \`${entry}\`, which it calls foreign.`,
              hint: 'Remove it from `foreign`.',
              location: locate(['foreign', index]),
            },
          ],
    ),
  };
}
