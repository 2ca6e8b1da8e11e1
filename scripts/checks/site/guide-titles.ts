import type { Heading, Nodes, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import type { GuideSource } from '../../guides/guide-source.ts';
import { displayPath, type Location } from '../../problem.ts';
import { parseYaml } from '../../yaml.ts';
import type { Check, Finding } from '../check.ts';
import { placeOf } from './guide-nodes.ts';

/** Longest description that search engines and link previews show whole. */
const LONGEST = 200;

/** Guides are told apart by title and label; their headings nest without a gap and are told apart too. */
export const guideTitles: Check = {
  id: 'guide-titles',
  *run({ guides: { guides }, policy }) {
    yield* doubled(
      guides,
      'title',
      'Two guides look the same in search and browser tabs: give each a title of its own.',
    );
    yield* doubled(
      guides,
      'navLabel',
      'Readers cannot tell them apart in the sidebar: give each a `navLabel` of its own.',
    );
    for (const guide of guides) {
      const { length } = guide.frontmatter.description;
      if (length > LONGEST)
        yield {
          severity: 'warning',
          message: `The description has ${length} characters.`,
          hint: `Say it in ${LONGEST} at most: search results cut the rest.`,
          location: placeOfKey(guide, 'description'),
        };
      yield* inOtherLetters(guide);
      yield* headingFindings(guide, policy.layout.sidebar !== undefined);
    }
  },
};

function* doubled(guides: readonly GuideSource[], key: 'title' | 'navLabel', hint: string): Iterable<Finding> {
  const first = new Map<string, GuideSource>();
  for (const guide of guides) {
    const text = guide.frontmatter[key];
    const other = first.get(text.toLowerCase());
    if (other === undefined) first.set(text.toLowerCase(), guide);
    else if (
      text !== '' &&
      (key === 'title' || other.frontmatter.title.toLowerCase() !== guide.frontmatter.title.toLowerCase())
    )
      yield {
        message: `The ${key === 'title' ? 'title' : 'label'} \`${text}\` is also that of \`${displayPath(other.file)}\`.`,
        hint,
        location: placeOfKey(guide, key, 'heading', 'title'),
      };
  }
}

/** Title, heading and label of one page that are the same words in other letters. */
function* inOtherLetters(guide: GuideSource): Iterable<Finding> {
  const { title, heading, navLabel } = guide.frontmatter;
  for (const [key, text, other] of [
    ['heading', heading, title],
    ['navLabel', navLabel, title],
    ['navLabel', navLabel, heading],
  ] as const) {
    if (text === other || text.toLowerCase() !== other.toLowerCase()) continue;
    yield {
      message: `\`${text}\` is written \`${other}\` in the same frontmatter.`,
      hint: 'Write both the same way.',
      location: placeOfKey(guide, key, 'title'),
    };
    return;
  }
}

/** Place of the first of some keys that the frontmatter gives. */
function placeOfKey({ file, tree }: GuideSource, ...keys: readonly string[]): Location {
  const node = tree.children[0];
  const yaml = node?.type === 'yaml' ? parseYaml(node.value, file, node.position?.start.line) : parseYaml('', file);
  const given = Object.keys((yaml.value ?? {}) as object);
  return yaml.locate([keys.find((key) => given.includes(key)) ?? '']);
}

/** A title on a page: its level, and a heading when it is one that the author wrote. */
interface Title {
  readonly level: number;
  readonly scope: string;
  readonly heading?: Heading;
}

function* headingFindings(guide: GuideSource, hasOwnTitle: boolean): Iterable<Finding> {
  // The page's title is its h1, written in the frontmatter or as the first heading.
  let path: readonly string[] = [guide.frontmatter.heading];
  let isFirst = true;
  const seen = new Set<string>();
  for (const { level, scope, heading } of titlesIn(guide.tree)) {
    const text = heading === undefined ? '' : toString(heading).trim();
    const isTitle = level === 1 && isFirst && hasOwnTitle;
    isFirst = false;
    if (isTitle || (level === 1 && heading === undefined)) continue;
    const fault = (message: string, hint: string): Finding => ({
      message,
      hint,
      location: heading === undefined ? placeOf(guide, guide.tree) : placeOf(guide, heading),
    });
    if (level === 1)
      yield fault(
        `\`${text}\` is a second title of the page.`,
        hasOwnTitle ? 'Write it with `##`.' : 'The frontmatter gives the title: begin with `##`.',
      );
    else if (heading !== undefined && level > path.length + 1)
      yield fault(
        `\`${text}\` is of level ${level}, below one of level ${path.length}.`,
        `Write it with \`${'#'.repeat(path.length + 1)}\`.`,
      );
    const parent = path.slice(0, Math.max(1, level - 1));
    const key = [scope, ...parent, text].join('\n').toLowerCase();
    if (heading !== undefined && level > 1 && seen.has(key))
      yield fault(
        `\`${text}\` is a heading twice in one place.`,
        'Give each a name of its own: links lead to the first.',
      );
    seen.add(key);
    path =
      level === 1
        ? [text]
        : [...parent, ...Array.from({ length: Math.max(0, level - 1 - parent.length) }, () => ''), text];
  }
}

/** Titles of a page in order: headings, and operations and webhooks, which bring one of level 3. Each tab is a scope. */
function titlesIn(tree: Root): readonly Title[] {
  const found: Title[] = [];
  const visit = (node: Nodes, scope: string): void => {
    if (node.type === 'heading') found.push({ level: node.depth, scope, heading: node });
    if (node.type === 'mdxJsxFlowElement' && (node.name === 'Operation' || node.name === 'Webhook'))
      found.push({ level: 3, scope });
    const inner =
      node.type === 'mdxJsxFlowElement' && node.name === 'Tab' ? `${scope}/${node.position?.start.offset ?? 0}` : scope;
    if ('children' in node) for (const child of node.children) visit(child, inner);
  };
  visit(tree, '');
  return found;
}
