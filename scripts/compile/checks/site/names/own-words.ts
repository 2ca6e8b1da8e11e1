import { memoize } from '#src/shared/text/memoize.ts';
import { escapeRegExp } from '../../../../text/escape-reg-exp.ts';
import type { GuideSource } from '../../../source/guides/guide-source.ts';
import type { CheckContext } from '../../lookup/check.ts';
import { stringsIn } from '../../lookup/strings.ts';
import type { OwnWords } from './products.ts';

/** The words by which a guide, or without one a description, is known to speak of this API. */
export function ownWords(context: CheckContext, guide?: GuideSource): OwnWords {
  const { config } = context.site;
  return {
    brand: [config.brand, config.poweredBy],
    words: wordsOf(context),
    foreign: (guide?.frontmatter.foreign ?? []).map(foreignPattern),
  };
}

/** An entry of `foreign` as it stands in a text: `*` is anything but a space. */
export function foreignPattern(entry: string): RegExp {
  const inner = entry.split('*').map(escapeRegExp).join('[^\\s`]*');
  return new RegExp(`(?<![\\w.-])${inner}(?![\\w-])`);
}

/** Words of the description, and those of the guides that are in lower case. */
const wordsOf = memoize(({ document, guides }: CheckContext): ReadonlySet<string> => {
  const described = stringsIn(document).flatMap(({ value }) => String(value).match(/\p{L}[\p{L}\d]*/gu) ?? []);
  const guided = guides.guides.flatMap(({ text }) => text.match(/(?<![\p{L}\d])\p{Ll}[\p{L}\d]*/gu) ?? []);
  return new Set([...described, ...guided]);
});
