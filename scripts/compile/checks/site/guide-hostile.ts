import type { Nodes } from 'mdast';
import { asRecord } from '#src/shared/schema/raw.ts';
import type { Location } from '../../../cli/problem.ts';
import { frontmatterYaml } from '../../source/guides/frontmatter.ts';
import { attributesOf } from '../../pages/vocabulary/component.ts';
import type { GuideSource } from '../../source/guides/guide-source.ts';
import { parseYaml } from '../../source/yaml.ts';
import { located, type Check, type CheckProblem, type TextProblem } from '../lookup/check.ts';
import { guideFiles, noteFiles, placeInText, settingsFiles, svgFiles, type TextFile } from '../lookup/guides/files.ts';
import { nodesIn } from '../lookup/guides/nodes.ts';
import {
  hostileAddress,
  hostileInMarkdown,
  hostileInSvg,
  hostileInText,
  invisibleIn,
  refusedScheme,
} from '../lookup/hostile.ts';
import { isSequence } from '../../prose/fence.ts';

/**
 * No guide contains a script, an address that runs one, or hidden characters. Raw HTML, expressions and the schemes of
 * links are refused when a guide is read; this check covers the rest, and the notes beside the guides.
 */
export const guideHostile: Check = {
  id: 'guide-hostile',
  judges: 'text',
  isNeverKnown: true,
  *run(context) {
    for (const { text, at } of guideFiles(context)) yield* located(invisibleIn(text), at);
    for (const guide of context.guides.guides) for (const node of nodesIn(guide.tree)) yield* hostileNode(guide, node);
    for (const file of settingsFiles(context)) yield* hostileSettings(file);
    for (const { text, at } of svgFiles(context)) yield* located(hostileInSvg(text), at);
    for (const { text, at } of noteFiles(context)) yield* located([...invisibleIn(text), ...hostileInNote(text)], at);
  },
};

function* hostileNode(guide: GuideSource, node: Nodes): Iterable<CheckProblem> {
  for (const text of stringsOf(guide, node))
    yield* located(hostileInText(text), (offset) => placeOfPart(guide, node, text.slice(offset, offset + 8)));
  if (node.type === 'image' && /^(https?:)?\/\//i.test(node.url))
    yield {
      message: `The image \`${node.url}\` is on another host.`,
      hint: 'A page loads nothing from other hosts. Save the image in `guides/images/`, or link to it.',
      location: placeOfPart(guide, node, node.url.slice(0, 8)),
    };
}

/** Comments are harmless in a note. */
function hostileInNote(text: string): readonly TextProblem[] {
  return hostileInMarkdown(text).filter(({ offset }) => !text.startsWith('<!--', offset));
}

/** Texts of a node that reach the page without being parsed again. */
function stringsOf({ tree, file }: GuideSource, node: Nodes): readonly string[] {
  if (node.type === 'text') return [node.value];
  if (node.type === 'yaml')
    return Object.values(asRecord(frontmatterYaml(tree, file).value)).filter((text) => typeof text === 'string');
  // The text after the colon of a message is parsed with the rest of the guide.
  if (node.type === 'code')
    return isSequence(node.lang) ? [node.value.replace(/^(?!\s*title:)([^:\n]*:).*$/gm, '$1')] : [];
  if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return [];
  const { href: _, ...texts } = attributesOf(node);
  return Object.values(texts);
}

/** Values of `site.yaml`, to which links lead, and labels of `groups.yaml`. */
function hostileSettings({ file, text }: TextFile): readonly CheckProblem[] {
  const yaml = parseYaml(text, file);
  const visit = (value: unknown, path: readonly (string | number)[]): readonly CheckProblem[] => {
    if (typeof value === 'string')
      return located(refusedScheme(value) === undefined ? hostileInText(value) : [hostileAddress(value)], () =>
        yaml.locate(path),
      );
    if (typeof value !== 'object' || value === null) return [];
    return Object.entries(value).flatMap(([key, child]) =>
      visit(child, [...path, Array.isArray(value) ? Number(key) : key]),
    );
  };
  return visit(yaml.value, []);
}

/** Place of a part of a node; where the node begins when the part is written in another way, as with entities. */
function placeOfPart(guide: GuideSource, { position }: Nodes, part: string): Location {
  const [start, end] = [position?.start.offset ?? 0, position?.end.offset ?? 0];
  const index = guide.text.indexOf(part, start);
  return placeInText(guide, index >= 0 && index < end ? index : start);
}
