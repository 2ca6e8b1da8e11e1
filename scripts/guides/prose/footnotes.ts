import type { FootnoteDefinition, Nodes, Root, RootContent } from 'mdast';
import type { Content, ContentNode } from '#src/model/content.ts';
import { toContent, type ContentContext } from './content.ts';
import { element, text } from './nodes.ts';
import { omitUndefined } from '../../text/omit-undefined.ts';

/** A footnote to which the text refers. */
interface Footnote {
  readonly definition: FootnoteDefinition;
  readonly anchor: string | undefined;
  /** Anchor of the first reference to the footnote. */
  readonly origin: string | undefined;
}

/**
 * Numbers the footnotes of a text in the order of the first references to them. Each reference links to the footnote,
 * and the footnote links back to the first reference. In a text without anchors, nothing is linked.
 *
 * @returns a context that converts references, and a function that returns the list of footnotes for the end of the
 * text
 */
export function footnotes(
  children: readonly RootContent[],
  context: ContentContext,
): { readonly context: ContentContext; content(): Content } {
  const definitions = new Map(definitionsIn(children).map((node) => [node.identifier, node]));
  const notes: Footnote[] = [];
  const withReferences: ContentContext = {
    ...context,
    footnote({ identifier }) {
      const definition = definitions.get(identifier);
      if (definition === undefined) return [];
      let index = notes.findIndex((note) => note.definition === definition);
      const isFirst = index < 0;
      if (isFirst) {
        index = notes.length;
        const anchor = context.anchor?.(`note-${index + 1}`);
        notes.push({ definition, anchor, origin: context.anchor?.(`note-${index + 1}-text`) });
      }
      const { anchor, origin } = notes[index] ?? {};
      return [link(`[${index + 1}]`, anchor, isFirst ? origin : undefined)];
    },
  };
  const item = ({ definition, anchor, origin }: Footnote): ContentNode => ({
    kind: 'element',
    name: 'li',
    ...(anchor === undefined ? {} : { anchor }),
    children: [
      ...toContent(definition.children, withReferences),
      ...(origin === undefined ? [] : [link('Back to the text', origin)]),
    ],
  });
  return {
    context: withReferences,
    content() {
      const items: ContentNode[] = [];
      // While a note is converted, notes that it refers to are added. The loop visits these, too.
      for (const note of notes) items.push(item(note));
      return items.length === 0 ? [] : [element('hr'), element('ol', ...items)];
    },
  };
}

/** Converts a parsed text to content, with its footnotes at the end. */
export function withFootnotes({ children }: Root, context: ContentContext): Content {
  const notes = footnotes(children, context);
  return [...toContent(children, notes.context), ...notes.content()];
}

function definitionsIn(nodes: readonly Nodes[]): readonly FootnoteDefinition[] {
  return nodes.flatMap((node) =>
    node.type === 'footnoteDefinition' ? [node] : 'children' in node ? definitionsIn(node.children) : [],
  );
}

function link(value: string, to: string | undefined, anchor?: string): ContentNode {
  return to === undefined
    ? text(value)
    : omitUndefined({ kind: 'link' as const, href: `#${to}`, external: false, children: [text(value)], anchor });
}
