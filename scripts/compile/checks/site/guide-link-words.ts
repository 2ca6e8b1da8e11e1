import type { Nodes } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { groupBy } from '../../../text/group-by.ts';
import type { GuideSource } from '../../source/guides/guide-source.ts';
import type { Check, CheckProblem } from '../lookup/check.ts';
import { attributesOf, nodesIn, placeOf } from '../lookup/guides/nodes.ts';

/** The words of a link or a card, and where they lead. */
interface LinkWords {
  readonly guide: GuideSource;
  readonly node: Nodes;
  readonly words: string;
  /** Address without anchor. */
  readonly target: string;
  readonly hasAnchor: boolean;
}

/**
 * The title of a page, or the name of an address in `site.yaml`, links there. The same words link to the same place
 * (WCAG 2.2, success criterion 3.2.4): an error where they speak of that place and not of the other, else a warning.
 */
export const guideLinkWords: Check = {
  id: 'guide-link-words',
  *run({ api, guides: { guides, config } }) {
    const told = new Map<string, string>([
      ...guides.map(({ href, frontmatter }) => [href, `${href} ${Object.values(frontmatter).join(' ')}`] as const),
      ...Object.entries(config.values).map(([key, value]) => [`site:${key}`, `${key} ${value}`] as const),
      ...api.operations.map(
        ({ operationId, summary, description }) =>
          [`operation:${operationId}`, `${operationId} ${summary} ${description}`] as const,
      ),
    ]);
    // Of a link to no page, only that is told.
    const links = guides.flatMap(linksIn).filter(({ target }) => !/^\/[^/]*$/.test(target) || told.has(target));
    const speaks = (words: string, target: string): boolean => {
      const terms = new Set(termsOf(told.get(target) ?? target));
      return termsOf(words).some((term) => terms.has(term));
    };
    for (const alike of groupBy(links, ({ words }) => words).values()) yield* otherTarget(alike, links, speaks);
    const titles = new Map(
      guides.flatMap(({ href, frontmatter: { title, heading, navLabel } }) =>
        [title, heading, navLabel].map((text) => [plain(text), href] as const),
      ),
    );
    const addresses = new Map(
      Object.keys(config.values)
        .filter((key) => /(?:Url|Email)$/.test(key))
        .map((key) => [
          plain(key.replace(/(?:Repository|Package)?(?:Url)$|Email$/, '').replace(/(?<=[a-z])(?=[A-Z])/g, ' ')),
          key,
        ]),
    );
    for (const { guide, node, words, target } of links) {
      const wanted =
        titles.get(words) ??
        (target.startsWith('/') ? pageNamed(words, titles) : undefined) ??
        (target.startsWith('site:') ? addressNamed(words, addresses) : undefined);
      if (wanted === undefined || wanted === target) continue;
      yield {
        message: `\`${words}\` links to \`${target}\`, but is the name of \`${wanted}\`.`,
        hint: `Link to \`${wanted}\`, or use other words.`,
        location: placeOf(guide, node),
      };
    }
  },
};

/** What may stand before the name of a page: `your callback URL`. */
const BEFORE_NAME = /^(?:(?:an?|the|your|our|its|this|that|see|use|with|by|pay(?:ing)?|direct) )*$/;

/** The page that some words name: `the bank transfer` is `Pay with Bank Transfer`. */
function pageNamed(written: string, titles: ReadonlyMap<string, string>): string | undefined {
  const words = written.replace(/ url$/, '');
  return [...titles].find(([title]) => {
    const name = title.replace(/^(?:pay with|setup|set up|getting your) /, '').replace(/ url$/, '');
    return ` ${words}`.endsWith(` ${name}`) && BEFORE_NAME.test(words.slice(0, -name.length));
  })?.[1];
}

/** The address whose name is among some words: `Sign in` is `signInUrl`. */
function addressNamed(words: string, keys: ReadonlyMap<string, string>): string | undefined {
  const key = [...keys].find(([name]) => ` ${words} `.includes(` ${name} `))?.[1];
  return key && `site:${key}`;
}

/** The one link whose words link to another place in all others. */
function* otherTarget(
  alike: readonly LinkWords[],
  all: readonly LinkWords[],
  speaks: (words: string, target: string) => boolean,
): Iterable<CheckProblem> {
  const [usual = [], ...others] = [...groupBy(alike, ({ target }) => target).values()].sort(
    (a, b) => b.length - a.length,
  );
  const [known] = usual;
  const [odd, ...more] = others.flat();
  if (known === undefined || odd === undefined || more.length > 0) return;
  // Words such as `Learn more` link anywhere; only words that usually link to one place are its name.
  if (usual.length < (known.words.split(' ').length > 2 ? 2 : 3)) return;
  // A new page may take words that usually lead elsewhere; what has a name of its own may not.
  const isNamed =
    /^(?:site|operation|schema|webhook):/.test(odd.target) ||
    (odd.target.startsWith('/') &&
      !odd.hasAnchor &&
      all.some(({ words, target }) => target === odd.target && words !== odd.words));
  const isWrong = isNamed && speaks(known.words, known.target) && !speaks(odd.words, odd.target);
  yield {
    severity: isWrong ? 'error' : 'warning',
    message: `\`${odd.words}\` links to \`${odd.target}\`, but to \`${known.target}\` on \`${known.guide.href}\`.`,
    hint: 'Link the same words to the same place, or use other words.',
    location: placeOf(odd.guide, odd.node),
  };
}

function linksIn(guide: GuideSource): readonly LinkWords[] {
  return nodesIn(guide.tree).flatMap((node): readonly LinkWords[] => {
    const isCard = node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
    const attributes = isCard ? attributesOf(node) : undefined;
    const words = node.type === 'link' ? toString(node) : (attributes?.get('title') ?? '');
    const url = node.type === 'link' ? node.url : (attributes?.get('href') ?? '');
    if (words === '' || url === '' || url.startsWith('#')) return [];
    return [{ guide, node, words: plain(words), target: url.split('#')[0] ?? '', hasAnchor: url.includes('#') }];
  });
}

/** The words of a text and of the names in it that say something, in the singular. */
function termsOf(text: string): readonly string[] {
  return plain(text.replace(/(?<=[a-z])(?=[A-Z])/g, ' ').replace(/[./-]/g, ' '))
    .split(' ')
    .filter((word) => word.length > 3 || word === 'key')
    .map((word) => word.replace(/s$/, ''));
}

/** Words for comparison, without capitals and signs. */
function plain(words: string): string {
  return words
    .toLowerCase()
    .replace(/[^\p{L}\p{N}.]+/gu, ' ')
    .trim();
}
