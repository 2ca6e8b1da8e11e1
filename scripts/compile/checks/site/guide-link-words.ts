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
}

/**
 * The same words link to the same place (WCAG 2.2, success criterion 3.2.4), and the title of a page, or the name of an
 * address in `site.yaml`, links there.
 */
export const guideLinkWords: Check = {
  id: 'guide-link-words',
  *run({ guides: { guides, config } }) {
    const links = guides.flatMap(linksIn);
    for (const alike of groupBy(links, ({ words }) => words).values()) yield* otherTarget(alike);
    const titles = new Map(
      guides.flatMap(({ href, frontmatter: { title, heading, navLabel } }) =>
        [title, heading, navLabel].map((text) => [plain(text), href] as const),
      ),
    );
    const addresses = new Map(
      Object.keys(config.values)
        .filter((key) => key.endsWith('Url'))
        .map((key) => [
          plain(key.replace(/(?:Repository|Package)?Url$/, '').replace(/(?<=[a-z])(?=[A-Z])/g, ' ')),
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

/** The page whose title some words end with: `bank transfer` is `Pay with Bank Transfer`. */
function pageNamed(words: string, titles: ReadonlyMap<string, string>): string | undefined {
  return [...titles].find(([title]) =>
    ` ${words}`.endsWith(` ${title.replace(/^(?:pay with|setup|set up|getting your) /, '').replace(/ url$/, '')}`),
  )?.[1];
}

/** The address whose name is among some words: `Sign in` is `signInUrl`. */
function addressNamed(words: string, keys: ReadonlyMap<string, string>): string | undefined {
  const key = [...keys].find(([name]) => ` ${words} `.includes(` ${name} `))?.[1];
  return key && `site:${key}`;
}

/** The one link whose words link to another place in all others. */
function* otherTarget(links: readonly LinkWords[]): Iterable<CheckProblem> {
  const [usual = [], ...others] = [...groupBy(links, ({ target }) => target).values()].sort(
    (a, b) => b.length - a.length,
  );
  const [known] = usual;
  const [odd, ...more] = others.flat();
  if (known === undefined || odd === undefined || more.length > 0) return;
  // Words such as `Learn more` link anywhere; only words that usually link to one place are its name.
  if (usual.length < (known.words.split(' ').length > 2 ? 2 : 3)) return;
  yield {
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
    return [{ guide, node, words: plain(words), target: url.split('#')[0] ?? '' }];
  });
}

/** Words for comparison, without capitals and signs. */
function plain(words: string): string {
  return words
    .toLowerCase()
    .replace(/[^\p{L}\p{N}.]+/gu, ' ')
    .trim();
}
