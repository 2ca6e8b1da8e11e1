import type { Nodes } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { attributesOf } from '../../pages/vocabulary/component.ts';
import type { GuideSource } from '../../source/guides/guide-source.ts';
import { locationOf } from '../../pages/guide/location.ts';
import type { Check } from '../lookup/check.ts';
import { nodesIn } from '../lookup/guides/nodes.ts';

/** The words of a link or a card, and where they lead. */
interface LinkWords {
  readonly guide: GuideSource;
  readonly node: Nodes;
  readonly words: string;
  /** Address without anchor. */
  readonly target: string;
}

/** The title of a page, or the name of an address in `site.yaml`, links there (WCAG 2.2, success criterion 2.4.4). */
export const guideLinkWords: Check = {
  id: 'guide-link-words',
  *run({ guides: { guides, config } }) {
    const pages = new Set<string>(guides.map(({ href }) => href));
    // Of a link to no page, only that is reported.
    const links = guides.flatMap(linksIn).filter(({ target }) => !/^\/[^/]*$/.test(target) || pages.has(target));
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
        location: locationOf(guide.file, node),
      };
    }
  },
};

/** Words that may precede the name of a page: `your callback URL`. */
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

function linksIn(guide: GuideSource): readonly LinkWords[] {
  return nodesIn(guide.tree).flatMap((node): readonly LinkWords[] => {
    const isCard = node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
    const attributes = isCard ? attributesOf(node) : undefined;
    const words = node.type === 'link' ? toString(node) : (attributes?.['title'] ?? '');
    const url = node.type === 'link' ? node.url : (attributes?.['href'] ?? '');
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
