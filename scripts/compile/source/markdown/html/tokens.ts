/** The one place that knows the tokenizer of parse5. */
import { Tokenizer, type Token } from 'parse5';
import type { RootContent } from 'mdast';
import { meaningOf, type Meaning } from './meanings.ts';

/** A part of a text: a tag, text between tags, or a node that Markdown made. */
export type Part =
  | { readonly kind: 'open'; readonly name: string; readonly meaning: Meaning; readonly attributes: Attributes }
  | { readonly kind: 'close'; readonly name: string; readonly meaning: Meaning }
  | { readonly kind: 'text'; readonly value: string }
  | { readonly kind: 'node'; readonly node: RootContent };

type Attributes = ReadonlyMap<string, string>;

interface Tag {
  readonly kind: 'open' | 'close';
  readonly name: string;
  readonly attributes: Attributes;
  /** As it is written. */
  readonly source: string;
}

/**
 * Splits siblings into the tags that mean something and what is between them (HTML, section 13.2.5). Comments, and elements
 * for programs, are left out with what they contain; what is no tag of HTML is text.
 */
export function partsOf(nodes: readonly RootContent[]): readonly Part[] {
  const tokens = nodes.flatMap((node): readonly Scanned[] =>
    node.type === 'html' ? tokensOf(node.value) : [{ kind: 'node', node }],
  );
  const ends = new Map(
    tokens.flatMap((token, index) => (token.kind === 'close' ? [[token.name, index] as const] : [])),
  );
  const parts: Part[] = [];
  for (let index = 0; index < tokens.length; index++) {
    const token = tokens[index];
    if (token === undefined) break;
    if (token.kind === 'text' || token.kind === 'node') {
      parts.push(token);
      continue;
    }
    const { kind, name, attributes, source } = token;
    const meaning = meaningOf(name);
    const isEnded = kind === 'open' && (ends.get(name) ?? -1) > index;
    const isPlaceholder = kind === 'open' && attributes.size === 0 && !isEnded;
    if (meaning === undefined || (isPlaceholder && (meaning === 'removed' || meaning === 'other')))
      parts.push({ kind: 'text', value: source });
    else if (meaning === 'removed') index = isEnded ? endOf(tokens, name, index) : index;
    else if (meaning !== 'unmarked' && meaning !== 'other')
      parts.push(kind === 'open' ? { kind, name, meaning, attributes } : { kind, name, meaning });
  }
  return parts;
}

type Scanned = Tag | Extract<Part, { kind: 'text' | 'node' }>;

/** Index of the next end tag of this name. */
function endOf(tokens: readonly Scanned[], name: string, from: number): number {
  let index = from;
  for (let token = tokens[index]; token !== undefined; token = tokens[++index])
    if (token.kind === 'close' && token.name === name) return index;
  return from;
}

function tokensOf(source: string): readonly Exclude<Scanned, { kind: 'node' }>[] {
  const tokens: Exclude<Scanned, { kind: 'node' }>[] = [];
  const text = ({ chars }: Token.CharacterToken): void => void tokens.push({ kind: 'text', value: chars });
  const tag =
    (kind: Tag['kind']) =>
    ({ tagName, attrs, location }: Token.TagToken) =>
      void tokens.push({
        kind,
        name: tagName,
        attributes: new Map(attrs.map(({ name, value }) => [name, value])),
        source: source.slice(location?.startOffset, location?.endOffset),
      });
  const nothing = (): void => undefined;
  const tokenizer = new Tokenizer(
    { sourceCodeLocationInfo: true },
    {
      onStartTag: tag('open'),
      onEndTag: tag('close'),
      onCharacter: text,
      onWhitespaceCharacter: text,
      onNullCharacter: nothing,
      onComment: nothing,
      onDoctype: nothing,
      onEof: nothing,
    },
  );
  tokenizer.write(source, true);
  return tokens;
}
