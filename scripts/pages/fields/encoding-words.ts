import type { Encoding, MediaType, Parameter, ParameterStyle } from '../../../src/model/api.ts';
import type { Field, FieldTable } from '../../../src/model/field.ts';
import { list } from './constraint-words.ts';
import { joinWords, RESERVED } from './parameter-words.ts';
import { typesOf } from './type-words.ts';

/** Adds to the fields of a form how each is written (Encoding Object, OpenAPI 3.2, section 4.15), by name or by position. */
export function withEncoding(table: FieldTable, { encoding, prefixEncoding, itemEncoding }: Pick<MediaType, 'encoding' | 'prefixEncoding' | 'itemEncoding'>): FieldTable {
  if (encoding.length + prefixEncoding.length === 0 && itemEncoding === undefined) return table;
  const encodingOf = ({ name, loose }: Field): Encoding | undefined =>
    encoding.find((each) => each.name === name) ?? (/^\[\d+\]$/.test(name) ? prefixEncoding[Number(name.slice(1, -1))] : undefined) ?? (loose === true ? itemEncoding : undefined);
  return { ...table, fields: table.fields.map((field) => ({ ...field, constraints: [...field.constraints, ...encodingWords(encodingOf(field), field.type)] })) };
}

function encodingWords(encoding: Encoding | undefined, type: string): readonly string[] {
  if (encoding === undefined) return [];
  const { contentType, headers, style, explode, allowReserved } = encoding;
  return [
    ...(contentType === undefined ? [] : [`sent as ${contentType}`]),
    ...(headers.length === 0 ? [] : [`with the ${headers.length === 1 ? 'header' : 'headers'} ${list(headers.map(headerWords), 'and')}`]),
    ...styleWords(style, explode, type),
    ...(allowReserved === true ? [RESERVED] : []),
  ];
}

/** Style and explode count where one of both is given (section 4.15.1.1); by themselves they say little of a plain value. */
function styleWords(style: ParameterStyle | undefined, explode: boolean | undefined, type: string): readonly string[] {
  if (style === undefined && explode === undefined) return [];
  const kind = type.startsWith('array') ? 'array' : /^(object|map)/.test(type) ? 'object' : undefined;
  if (kind !== undefined) return [joinWords(kind, style ?? 'form', explode ?? (style ?? 'form') === 'form')];
  return [...(style === undefined ? [] : [`style ${style}`]), ...(explode === undefined ? [] : [explode ? 'entries one by one' : 'entries joined'])];
}

/** A header with what it means, which has no row of its own. */
function headerWords({ name, description, required, schema }: Parameter): string {
  const more = [...typesOf(schema), ...(required ? ['required'] : []), ...(description === '' ? [] : [description.trim().replace(/\s+/g, ' ').replace(/\.$/, '')])];
  return more.length === 0 ? name : `${name} (${more.join('; ')})`;
}
