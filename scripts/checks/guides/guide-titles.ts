import type { Heading, Nodes, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { displayPath, type Location } from '../../cli/problem.ts';
import type { GuideSource } from '../../guides/sources/guide-source.ts';
import { frontmatterYaml } from '../../guides/sources/frontmatter.ts';
import { locationOf } from '../../pages/guide/location.ts';
import type { Check, CheckProblem } from '../lookup/check.ts';

/** Maximum length of a description in characters: search engines and link previews cut off the rest. */
const LONGEST = 200;

/**
 * Titles and labels of guides are unique, and descriptions short. Headings are unique within their section, and skip no
 * level.
 */
export const guideTitles: Check = {
  id: 'guide-titles',
  *run({ guides: { guides } }) {
    yield* duplicates(guides, 'title', 'Give each guide its own title: search results and browser tabs show it.');
    yield* duplicates(guides, 'navLabel', 'Give each guide its own `navLabel`: the sidebar shows it.');
    for (const guide of guides) {
      const { length } = guide.frontmatter.description;
      if (length > LONGEST)
        yield {
          severity: 'warning',
          message: `The description has ${length} characters.`,
          hint: `Shorten it to ${LONGEST}: search results cut off the rest.`,
          location: placeOfKey(guide, 'description'),
        };
      yield* otherCapitals(guide);
      yield* headingProblems(guide);
    }
  },
};

function* duplicates(guides: readonly GuideSource[], key: 'title' | 'navLabel', hint: string): Iterable<CheckProblem> {
  const first = new Map<string, GuideSource>();
  for (const guide of guides) {
    const text = guide.frontmatter[key];
    const other = first.get(text.toLowerCase());
    if (other === undefined) {
      first.set(text.toLowerCase(), guide);
      continue;
    }
    const haveOneTitle = other.frontmatter.title.toLowerCase() === guide.frontmatter.title.toLowerCase();
    if (text === '' || (key === 'navLabel' && haveOneTitle)) continue;
    yield {
      message: `The ${key === 'title' ? 'title' : 'label'} \`${text}\` is also that of \`${displayPath(other.file)}\`.`,
      hint,
      location: placeOfKey(guide, key, 'heading', 'title'),
    };
  }
}

/** Reports a `heading` or `navLabel` that differs only in capitals from another title in the same frontmatter. */
function* otherCapitals(guide: GuideSource): Iterable<CheckProblem> {
  const { title, heading, navLabel } = guide.frontmatter;
  for (const [key, text, other] of [
    ['heading', heading, title],
    ['navLabel', navLabel, title],
    ['navLabel', navLabel, heading],
  ] as const) {
    if (text === other || text.toLowerCase() !== other.toLowerCase()) continue;
    yield {
      message: `\`${text}\` is also written \`${other}\` in this frontmatter.`,
      hint: 'Use the same capitals in both.',
      location: placeOfKey(guide, key, 'title'),
    };
    return;
  }
}

/** Returns the location of the first of the given keys that the frontmatter contains. */
function placeOfKey({ file, tree }: GuideSource, ...keys: readonly string[]): Location {
  const yaml = frontmatterYaml(tree, file);
  const given = Object.keys((yaml.value ?? {}) as object);
  return yaml.locate([keys.find((key) => given.includes(key)) ?? '']);
}

/** A heading, operation or webhook of a guide, with its level as a heading. */
interface Title {
  readonly level: number;
  /** Identifies the tab that contains the title; `''` outside tabs. Different tabs may have equal headings. */
  readonly scope: string;
  /** Absent for an operation or a webhook. */
  readonly heading?: Heading;
}

function* headingProblems(guide: GuideSource): Iterable<CheckProblem> {
  // The h1 of the page comes from the frontmatter.
  let path: readonly string[] = [guide.frontmatter.heading];
  const seen = new Set<string>();
  for (const { level, scope, heading } of titlesIn(guide.tree)) {
    const text = heading === undefined ? '' : toString(heading).trim();
    const parent = path.slice(0, Math.max(1, level - 1));
    const key = [scope, ...parent, text].join('\n').toLowerCase();
    if (heading !== undefined) {
      const location = locationOf(guide.file, heading);
      if (level === 1)
        yield {
          message: `\`${text}\` is a second title of the page.`,
          hint: 'The title is in the frontmatter: begin headings with `##`.',
          location,
        };
      else if (level > path.length + 1)
        yield {
          message: `The heading \`${text}\` has level ${level}, but the one above it has level ${path.length}.`,
          hint: `Begin the heading with \`${'#'.repeat(path.length + 1)}\`.`,
          location,
        };
      if (level > 1 && seen.has(key))
        yield {
          message: `The heading \`${text}\` occurs twice in this section.`,
          hint: 'Give the headings different names: links always lead to the first.',
          location,
        };
    }
    seen.add(key);
    const skipped = Array.from({ length: Math.max(0, level - 1 - parent.length) }, () => '');
    path = level === 1 ? [text] : [...parent, ...skipped, text];
  }
}

/** Returns the headings, operations and webhooks of a guide in order. */
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
