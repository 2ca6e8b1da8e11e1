import type { Nodes } from 'mdast';
import { nearest, type Suggestion, suggest } from '#src/shared/text/nearest.ts';
import type { Problem } from '../../cli/problem.ts';
import type { MdxElement } from '../../guides/prose/content.ts';
import type { GuideSource } from '../../guides/sources/guide-source.ts';
import { componentOf, VOCABULARY } from '../vocabulary/index.ts';
import { walkElements } from '../vocabulary/component.ts';
import { locationAt } from './location.ts';

/**
 * Reports mistakes in a guide's use of components: unknown components, and attributes that are unknown, missing, or
 * written with braces instead of quotes.
 */
export function vocabularyProblems({ file, tree }: GuideSource): readonly Problem[] {
  return walkElements(tree).flatMap((node) =>
    mistakesIn(node).map(({ position = node.position, ...mistake }) => ({
      check: 'guide-vocabulary',
      severity: 'error',
      ...mistake,
      location: locationAt(file, position),
    })),
  );
}

/**
 * Whether an element has a mistake of its own, or contains an unknown component. Other problems of the element are then
 * only consequences.
 */
export function isMisused(node: Nodes): boolean {
  return walkElements(node).some((one) => (one === node ? mistakesIn(one).length > 0 : componentOf(one) === undefined));
}

interface Mistake extends Suggestion {
  readonly message: string;
  /** Name of the unknown component. */
  readonly unknown?: string;
  /** Position of the mistake in the file; if absent, that of the whole element. */
  readonly position?: MdxElement['position'];
}

/** What to write instead of HTML tags and of components from other documentation generators. */
const EQUIVALENTS: readonly (readonly [names: RegExp, written: string])[] = [
  [/^(Note|Info|Tip|Warning|Danger|Caution|Check|Admonition|Aside|Alert|Hint)$/, '`<Callout kind="…" title="…">`'],
  [
    /^(img|Image|Frame|picture|figure)$/,
    '`![What it shows](picture.png)`, or `<img src="picture.png" alt="What it shows" width="480" />`',
  ],
  [/^(CodeGroup|CodeTabs|CodeBlock)$/, '`<Tabs>` around code fences, each with a `title="…"`'],
  [/^(TabItem|TabGroup)$/, '`<Tabs>` with one `<Tab title="…">` each'],
  [/^Step$/, 'a numbered list inside `<Steps>`: `1. Pay`, `2. Wait`'],
  [/^(Accordion(Group|Item)?|Expandable|Collapse|Toggle)$/, '`<details>` with a `<summary>` first, one for each'],
  [/^(CardGroup|CardGrid|LinkCard)$/, '`<Cards>` with one `<Card title="…" href="…">` each'],
  [
    /^(ParamField|ResponseField|Property|Properties|Schema)$/,
    '`<SchemaTable name="…" />`, or `<Field schema="…" path="…" />`',
  ],
  [/^(Request|Response)Example$/, '`<Request id="…" />`, or `<Response id="…" status="…" />`'],
  [/^Mermaid$/, 'a code fence `mermaid`'],
  [/^(a|Link|Button|LinkButton)$/, '`[words](/address)`'],
];

/** Suggests a replacement for an unknown component. */
function replacementOf(name: string): Suggestion {
  const near = suggest(name, Object.keys(VOCABULARY));
  const isTag = near.suggested === undefined && /^[a-z]/.test(name);
  const written =
    EQUIVALENTS.find(([names]) => names.test(name))?.[1] ??
    (isTag ? 'Markdown: a guide cannot contain HTML tags' : undefined);
  return written === undefined ? near : { hint: `Write ${written}.` };
}

function mistakesIn(node: MdxElement): readonly Mistake[] {
  const name = node.name ?? '';
  const component = componentOf(node);
  if (component === undefined)
    return [{ message: `There is no component \`<${name}>\`.`, unknown: name, ...replacementOf(name) }];
  const known = Object.keys(component.attributes);
  const named = node.attributes.flatMap((attribute) => ('name' in attribute ? [attribute.name] : []));
  const missing = known.filter((key) => component.attributes[key] === true && !named.includes(key));
  const [lacking, ...others] = missing;
  const foreign = named.filter((name) => !known.includes(name));
  const allowed = missing.length > 0 ? missing : known;
  const strange = foreign.filter((name) => nearest(name, allowed) === undefined);
  const mistakes: Mistake[] = [];
  for (const attribute of node.attributes) {
    const { position, value } = attribute;
    if (!('name' in attribute) || (typeof value === 'object' && value !== null))
      mistakes.push({
        message: `\`<${name}>\` has an attribute in braces.`,
        hint: 'Write the value as plain text in quotes.',
        position,
      });
    if (!('name' in attribute)) continue;
    const isFlag = known.includes(attribute.name) && component.attributes[attribute.name] === 'flag';
    if (isFlag && typeof value === 'string')
      mistakes.push({
        message: `The attribute \`${attribute.name}\` of \`<${name}>\` takes no value.`,
        hint: `Write \`${attribute.name}\` alone.`,
        position,
      });
    if (!isFlag && (value === null || value === undefined))
      mistakes.push({
        message: `The attribute \`${attribute.name}\` of \`<${name}>\` has no value.`,
        hint: `Write \`${attribute.name}="…"\`.`,
        position,
      });
    // Attributes that resemble no known one are reported together, at the first of them.
    if (known.includes(attribute.name) || strange.indexOf(attribute.name) > 0) continue;
    const names = strange.includes(attribute.name) ? strange : [attribute.name];
    // If one attribute is unknown and one is missing, the author probably meant the missing one.
    const isGuess = foreign.length + others.length === 1 && lacking !== undefined && typeof value === 'string';
    mistakes.push({
      message: `\`<${name}>\` has no attribute${names.length > 1 ? 's' : ''} \`${names.join('`, `')}\`.`,
      ...(isGuess ? { hint: `Write \`<${name} ${lacking}="${value}">\`.` } : suggest(attribute.name, allowed)),
      position,
    });
  }
  if (foreign.length > 0) return mistakes;
  const lacks = missing.map((key) => ({
    message: `\`<${name}>\` lacks the attribute \`${key}\`.`,
    hint: `Write \`<${name} ${key}="…">\`.`,
  }));
  return [...mistakes, ...lacks];
}
