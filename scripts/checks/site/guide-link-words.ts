import type { Link, Nodes } from 'mdast';
import { toString } from 'mdast-util-to-string';
import type { GuideSource } from '../../guides/guide-source.ts';
import type { MdxElement } from '../../prose/content.ts';
import type { Check, Finding } from '../check.ts';
import { nodesIn, placeOf } from './guide-nodes.ts';

/** Words that lead somewhere: a link, or a card. */
interface Lead {
  readonly guide: GuideSource;
  readonly node: Nodes;
  readonly words: string;
  /** Address without anchor. */
  readonly target: string;
}

/**
 * The same words lead to the same place (WCAG 2.2, success criterion 3.2.4), and words that are the title of a page, or
 * of an address in `site.yaml`, lead there.
 */
export const guideLinkWords: Check = {
  id: 'guide-link-words',
  convention: true,
  *run({ guides: { guides, config } }) {
    const leads = guides.flatMap(leadsIn);
    const first = new Map<string, Lead[]>();
    for (const lead of leads) first.set(lead.words, [...(first.get(lead.words) ?? []), lead]);
    for (const same of first.values()) yield* apart(same);
    const titles = new Map(
      guides.flatMap(({ href, frontmatter: { title, heading, navLabel } }) =>
        [title, heading, navLabel].map((text) => [plain(text), href] as const),
      ),
    );
    const keys = new Map(
      Object.keys(config.values)
        .filter((key) => key.endsWith('Url'))
        .map((key) => [
          plain(key.replace(/(?:Repository|Package)?Url$/, '').replace(/(?<=[a-z])(?=[A-Z])/g, ' ')),
          `site:${key}`,
        ]),
    );
    for (const { guide, node, words, target } of leads) {
      const wanted =
        titles.get(words) ??
        (target.startsWith('/')
          ? endingOf(words, titles)
          : target.startsWith('site:')
            ? partOf(words, keys)
            : undefined);
      if (wanted === undefined || wanted === target) continue;
      yield {
        message: `\`${words}\` leads to \`${target}\`, but it is the name of \`${wanted}\`.`,
        hint: `Link to \`${wanted}\`, or use other words.`,
        location: placeOf(guide, node),
      };
    }
  },
};

/** The page whose title words end with: `bank transfer` is `Pay with Bank Transfer`. */
function endingOf(words: string, titles: ReadonlyMap<string, string>): string | undefined {
  return [...titles].find(([title]) =>
    ` ${words}`.endsWith(` ${title.replace(/^(?:pay with|setup|set up|getting your) /, '').replace(/ url$/, '')}`),
  )?.[1];
}

/** The address whose name is among some words: `Sign in` is `signInUrl`. */
function partOf(words: string, keys: ReadonlyMap<string, string>): string | undefined {
  return [...keys].find(([name]) => ` ${words} `.includes(` ${name} `))?.[1];
}

/** Words that lead to one place, but for once. */
function* apart(leads: readonly Lead[]): Iterable<Finding> {
  const count = new Map<string, Lead[]>();
  for (const lead of leads) count.set(lead.target, [...(count.get(lead.target) ?? []), lead]);
  const [usual = [], ...others] = [...count.values()].sort((a, b) => b.length - a.length);
  const [known] = usual;
  const [odd, ...more] = others.flat();
  // `Learn more` leads anywhere: words that most lead to one place name it.
  if (
    known === undefined ||
    odd === undefined ||
    more.length > 0 ||
    usual.length < (known.words.split(' ').length > 2 ? 2 : 3)
  )
    return;
  for (const { guide, node, words, target } of [odd]) {
    yield {
      message: `\`${words}\` leads to \`${target}\`, but to \`${known.target}\` on \`${known.guide.href}\`.`,
      hint: 'Let the same words lead to the same place, or tell the two apart by their words.',
      location: placeOf(guide, node),
    };
  }
}

function leadsIn(guide: GuideSource): readonly Lead[] {
  return nodesIn(guide.tree).flatMap((node): Lead[] => {
    const { words, url } =
      node.type === 'link'
        ? ofLink(node)
        : node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement'
          ? ofCard(node)
          : { words: '', url: '' };
    return words === '' || url === '' || url.startsWith('#')
      ? []
      : [{ guide, node, words: plain(words), target: url.split('#')[0] ?? '' }];
  });
}

function ofLink(node: Link): { words: string; url: string } {
  return { words: toString(node), url: node.url };
}

function ofCard({ attributes }: MdxElement): { words: string; url: string } {
  const text = (name: string): string => {
    const value = attributes.find((attribute) => 'name' in attribute && attribute.name === name)?.value;
    return typeof value === 'string' ? value : '';
  };
  return { words: text('title'), url: text('href') };
}

/** Words without capitals, brackets and articles: `Phone (USSD)` and `phone (USSD)` are one. */
function plain(words: string): string {
  return words
    .toLowerCase()
    .replace(/[^\p{L}\p{N}.]+/gu, ' ')
    .trim();
}
