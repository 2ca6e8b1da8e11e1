import type { Encoding, Encodings, Parameter, ParameterStyle } from '#src/model/media-type.ts';
import type { Field, FieldTable, Value } from '#src/model/field.ts';
import type { SiteConfig } from '#src/model/site.ts';
import { extensionsOf } from './extensions.ts';
import { listWords } from '#src/shared/text/words.ts';
import { joinWords, RESERVED } from './parameter-words.ts';
import { typesOf } from '#src/shared/schema/applicators.ts';
import { omitUndefined, unlessEmpty } from '../../text/omit-undefined.ts';

/**
 * Adds encodings to the table of a form (Encoding Object, OpenAPI 3.2, section 4.15). An encoding is added to the row
 * of its field, found by name or position. Without such a row, the encoding is listed with the constraints on the whole
 * body.
 */
export function withEncoding(
  table: FieldTable,
  { encoding, prefixEncoding, itemEncoding }: Encodings,
  config: SiteConfig,
): FieldTable {
  if (encoding.length + prefixEncoding.length === 0 && itemEncoding === undefined) return table;
  const parts: readonly Part[] = [
    ...encoding.map((each): Part => ({ encoding: each, name: each.name, isOf: ({ name }) => name === each.name })),
    ...prefixEncoding.map((each, index): Part => ({
      encoding: each,
      name: `entry ${index + 1}`,
      isOf: ({ name }) => name === `[${index}]`,
    })),
    ...(itemEncoding === undefined
      ? []
      : [
          {
            encoding: itemEncoding,
            name: prefixEncoding.length > 0 ? 'each further entry' : 'each entry',
            isOf: ({ name, loose }: Field) => loose === true && !/^\[\d+\]$/.test(name),
          },
        ]),
  ];
  const fields = table.fields.map((field) =>
    parts
      .filter(({ isOf }) => isOf(field))
      .reduce((row, { encoding: each }) => withFieldEncoding(row, each, config), field),
  );
  const others = parts
    .filter(({ isOf }) => !table.fields.some(isOf))
    .flatMap(({ encoding: each, name }) => encodingWords(each, '').map((word) => `${name} ${word}`));
  const value: Value = table.value ?? { type: '', marks: [], description: [], constraints: [] };
  return {
    ...table,
    fields,
    ...(others.length === 0 ? {} : { value: { ...value, constraints: [...value.constraints, ...others] } }),
  };
}

interface Part {
  readonly encoding: Encoding;
  readonly name: string;
  readonly isOf: (field: Field) => boolean;
}

function withFieldEncoding(field: Field, encoding: Encoding, config: SiteConfig): Field {
  const { children } = field;
  return omitUndefined({
    ...field,
    constraints: [...field.constraints, ...encodingWords(encoding, field.type)],
    extensions: unlessEmpty([...(field.extensions ?? []), ...extensionsOf(encoding, config)]),
    children: children && encoding.nested ? withEncoding(children, encoding.nested, config) : children,
  });
}

function encodingWords(encoding: Encoding, type: string): readonly string[] {
  const { contentType, headers, style, explode, allowReserved } = encoding;
  return [
    ...(contentType === undefined ? [] : [`sent as ${contentType}`]),
    ...(headers.length === 0
      ? []
      : [`with the ${headers.length === 1 ? 'header' : 'headers'} ${listWords(headers.map(headerWords), 'and')}`]),
    ...styleWords(style, explode, type),
    ...(allowReserved === true ? [RESERVED] : []),
  ];
}

/**
 * Describes `style` and `explode` (section 4.15.1.1) in words. For a value that is neither array nor object, they have
 * little effect, so the words are shorter.
 */
function styleWords(style: ParameterStyle | undefined, explode: boolean | undefined, type: string): readonly string[] {
  if (style === undefined && explode === undefined) return [];
  const kind = type.startsWith('array') ? 'array' : /^(object|map)/.test(type) ? 'object' : undefined;
  if (kind !== undefined) return [joinWords(kind, style ?? 'form', explode ?? (style ?? 'form') === 'form')];
  return [
    ...(style === undefined ? [] : [`style ${style}`]),
    ...(explode === undefined ? [] : [explode ? 'entries one by one' : 'entries joined']),
  ];
}

/** Describes a header of an encoding in words: its name, types and meaning, which no table row shows. */
function headerWords({ name, description, required, schema }: Parameter): string {
  const more = [
    ...typesOf(schema),
    ...(required ? ['required'] : []),
    ...(description === '' ? [] : [description.trim().replace(/\s+/g, ' ').replace(/\.$/, '')]),
  ];
  return more.length === 0 ? name : `${name} (${more.join('; ')})`;
}
