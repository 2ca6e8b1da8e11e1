/** Splits HTML into tags and text. No other module uses the tokenizer of parse5. */
import type { Html, Text } from 'mdast';
import { Tokenizer, type Token } from 'parse5';

/** An HTML tag. `position` is the position of the Markdown `html` node that contains the tag. */
export interface Tag extends Pick<Html, 'position'> {
  readonly type: 'start' | 'end';
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  /** The tag as written. */
  readonly source: string;
}

/**
 * Splits the HTML of a node into tags and the text between them (HTML, section 13.2.5). Leaves out comments and
 * doctypes.
 */
export function tokensOf({ value: source, position }: Html): readonly (Tag | Text)[] {
  const tokens: (Tag | Text)[] = [];
  const text = ({ chars }: Token.CharacterToken): void => {
    const last = tokens.at(-1);
    if (last?.type === 'text') last.value += chars;
    else tokens.push({ type: 'text', value: chars });
  };
  const tag =
    (type: Tag['type']) =>
    ({ tagName: name, attrs, location }: Token.TagToken): void =>
      void tokens.push({
        type,
        name,
        attributes: new Map(attrs.map((attribute) => [attribute.name, attribute.value])),
        source: source.slice(location?.startOffset, location?.endOffset),
        ...(position === undefined ? {} : { position }),
      });
  const nothing = (): void => undefined;
  new Tokenizer(
    { sourceCodeLocationInfo: true },
    {
      onStartTag: tag('start'),
      onEndTag: tag('end'),
      onCharacter: text,
      onWhitespaceCharacter: text,
      onNullCharacter: nothing,
      onComment: nothing,
      onDoctype: nothing,
      onEof: nothing,
    },
  ).write(source, true);
  return tokens;
}
