import type { Encoding, MediaType } from '../../../src/model/api.ts';
import type { Field, FieldTable } from '../../../src/model/field.ts';
import { list } from './constraint-words.ts';

/** Adds to the fields of a form how each is written (Encoding Object, OpenAPI 3.2, section 4.15), by name or by position. */
export function withEncoding(table: FieldTable, { encoding, prefixEncoding, itemEncoding }: Pick<MediaType, 'encoding' | 'prefixEncoding' | 'itemEncoding'>): FieldTable {
  if (encoding.length + prefixEncoding.length === 0 && itemEncoding === undefined) return table;
  const encodingOf = ({ name, loose }: Field): Encoding | undefined =>
    encoding.find((each) => each.name === name) ?? (/^\[\d+\]$/.test(name) ? prefixEncoding[Number(name.slice(1, -1))] : undefined) ?? (loose === true ? itemEncoding : undefined);
  return { ...table, fields: table.fields.map((field) => ({ ...field, constraints: [...field.constraints, ...encodingWords(encodingOf(field))] })) };
}

function encodingWords(encoding: Encoding | undefined): readonly string[] {
  if (encoding === undefined) return [];
  const { contentType, headers, style, explode } = encoding;
  return [
    ...(contentType === undefined ? [] : [`sent as ${contentType}`]),
    ...(headers.length === 0 ? [] : [`with the ${headers.length === 1 ? 'header' : 'headers'} ${list(headers.map(({ name }) => name), 'and')}`]),
    ...(style === undefined ? [] : [`style ${style}`]),
    ...(explode === undefined ? [] : [explode ? 'entries one by one' : 'entries joined']),
  ];
}
