import type { Nodes } from 'mdast';
import type { GuideSource } from '../../guides/guide-source.ts';
import { asRecord } from '../../model/raw.ts';
import type { Location } from '../../problem.ts';
import { parseYaml } from '../../yaml.ts';
import type { Check, Finding } from '../check.ts';
import { settingsFiles, writtenFile, writtenFiles, type WrittenFile } from '../guide-text.ts';
import { hostileAddress, hostileInText, invisibleIn, refusedScheme, type Hostile } from '../hostile.ts';

/**
 * No guide carries a script, an address that runs or hidden characters where nothing else refuses them: raw HTML,
 * expressions and the schemes of links are refused when a guide is read.
 */
export const guideHostile: Check = {
  id: 'guide-hostile',
  *run(context) {
    for (const file of writtenFiles(context))
      yield* invisibleIn(file.text).map((one) => found(one, file.at(one.offset)));
    for (const guide of context.guides.guides) yield* hostileNodes(guide, guide.tree);
    for (const file of settingsFiles(context)) yield* hostileSettings(file);
  },
};

function hostileNodes(guide: GuideSource, node: Nodes): readonly Finding[] {
  const inside = 'children' in node ? node.children.flatMap((child) => hostileNodes(guide, child)) : [];
  return [
    ...stringsOf(node).flatMap((text) =>
      hostileInText(text).map((one) => found(one, placeOf(guide, node, text, one.offset))),
    ),
    ...inside,
    ...foreignImage(guide, node),
  ];
}

/** Texts of a node that reach the page without being parsed once more. */
function stringsOf(node: Nodes): readonly string[] {
  if (node.type === 'text') return [node.value];
  if (node.type === 'yaml')
    return Object.values(asRecord(parseYaml(node.value, '').value)).flatMap((text) =>
      typeof text === 'string' ? [text] : [],
    );
  // The text after the colon of a message is parsed and refused with the rest of the guide.
  if (node.type === 'code')
    return node.lang === 'sequence' ? [node.value.replace(/^(?!\s*title:)([^:\n]*:).*$/gm, '$1')] : [];
  if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return [];
  return node.attributes.flatMap((attribute) =>
    'name' in attribute && typeof attribute.value === 'string' && attribute.name !== 'href' ? [attribute.value] : [],
  );
}

/** A page asks no other host for anything. */
function foreignImage({ file, text }: GuideSource, node: Nodes): readonly Finding[] {
  if (node.type !== 'image' || !/^(https?:)?\/\//i.test(node.url)) return [];
  return [
    {
      message: `The image \`${node.url}\` is on another host.`,
      hint: 'Readers ask this site alone. Leave the image out, or link to it.',
      location: placeOf({ file, text }, node, node.url, 0),
    },
  ];
}

/** Values of `site.yaml`, which links lead to, and labels of `groups.yaml`. */
function hostileSettings({ file, text }: WrittenFile): readonly Finding[] {
  const yaml = parseYaml(text, file);
  const visit = (value: unknown, path: readonly (string | number)[]): readonly Finding[] => {
    if (typeof value === 'string')
      return (refusedScheme(value) === undefined ? hostileInText(value) : [hostileAddress(value)]).map((one) =>
        found(one, yaml.locate(path)),
      );
    return typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, child]) =>
          visit(child, [...path, Array.isArray(value) ? Number(key) : key]),
        )
      : [];
  };
  return visit(yaml.value, []);
}

/** Where a piece of a node is written; where the node begins when it is written in another way, as with entities. */
function placeOf(
  { file, text }: Pick<GuideSource, 'file' | 'text'>,
  { position }: Nodes,
  value: string,
  offset: number,
): Location {
  const [start, end] = [position?.start.offset ?? 0, position?.end.offset ?? 0];
  const index = text.indexOf(value.slice(offset, offset + 8), start);
  return writtenFile(file, text).at(index >= 0 && index < end ? index : start);
}

function found({ message, hint }: Hostile, location: Location): Finding {
  return { message, hint, location };
}
