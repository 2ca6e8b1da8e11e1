import { type Suggestion } from '#src/shared/text/nearest.ts';
import type { ApiWords } from './api-words.ts';
import { strayValue, type FieldValues } from './field-values.ts';
import type { Passage, Piece } from './passages.ts';

/** A value that a passage gives a field, and that the field does not have. */
export interface ValueProblem extends Suggestion {
  /** The pieces with the field, and with the value. */
  readonly field: Piece;
  readonly piece: Piece;
  readonly offset: number;
  readonly length: number;
  readonly message: string;
}

/** Words between a field and the value that it has. */
const HAS = new Set(
  'field parameter is are was be being equals equal has have takes take must should can may will shall stays remains turns becomes become goes changes change says shows reads set left sent still now always only then already first again the a an value values to of as from either one = : ='.split(
    ' ',
  ),
);
/** What stands between two values of a list. */
const OR = /^\s*(?:,|or|and|to|,\s*or|,\s*and|\/|\||then|,\s*then)\s*$/i;
/** A value without backticks, at the beginning of what follows the field. */
const BARE =
  /^(\s+(?:(?:is|equals|must be|to|of|=)\s+)(?:always |only |set to )?)(?:["“'‘]([\w-]+)["”'’]|(\d{1,4}))(?=$|[\s.,;:)](?!\d))/i;
/** Values that sentences and rows of tables give to fields, and that none of the fields of that name has. */
export function valueProblems(passage: Passage, words: ApiWords): readonly ValueProblem[] {
  return [...inSentences(passage.pieces, words), ...inRow(passage, words)];
}

function inSentences(pieces: readonly Piece[], words: ApiWords): readonly ValueProblem[] {
  return pieces.flatMap((piece, index) => {
    const field = fieldOf(piece, words);
    const gap = pieces[index + 1];
    if (field === undefined || gap?.kind !== 'text') return [];
    const [bare, lead = '', word, number] = BARE.exec(gap.text) ?? [];
    const problem = bare === undefined ? undefined : strayValue(word ?? number ?? '', field.name, field.values);
    if (problem !== undefined) {
      const length = (word ?? number ?? '').length;
      return [{ field: piece, piece: gap, offset: lead.length + (word === undefined ? 0 : 1), length, ...problem }];
    }
    return gap.text
      .trim()
      .split(/\s+/)
      .every((one) => one === '' || HAS.has(one.toLowerCase()))
      ? listFrom(pieces, index + 2).flatMap((value) => problemOf(value, field, words))
      : [];
  });
}

/** Values one after the other: `` `a`, `b` or `c` ``. */
function listFrom(pieces: readonly Piece[], start: number): readonly Piece[] {
  const value = pieces[start];
  if (value?.kind !== 'code') return [];
  return OR.test(pieces[start + 1]?.text ?? '.') ? [value, ...listFrom(pieces, start + 2)] : [value];
}

function problemOf(piece: Piece, { piece: field, name, values }: Field, words: ApiWords): readonly ValueProblem[] {
  const [, quote = '', value = ''] = /^(["']?)(.*)\1$/.exec(piece.text) ?? [];
  const problem = words.fields.has(value) ? undefined : strayValue(value, name, values);
  return problem === undefined ? [] : [{ field, piece, offset: quote.length, length: value.length, ...problem }];
}

/** The head of a column with values. */
const VALUES = /\b(?:values?|allowed|send|sent|set|use|is|example|default|here|we send|you send)\b/i;

/** A row whose first cell is a field: a cell that holds nothing but values. */
function inRow({ pieces, row }: Passage, words: ApiWords): readonly ValueProblem[] {
  const [first, ...rest] = row?.cells[0]?.pieces ?? [];
  if (row === undefined || row.column === 0 || first === undefined || rest.length > 0) return [];
  const field = fieldOf(first, words);
  const isList = pieces.every(({ kind, text }, index) =>
    index % 2 === 0 ? kind === 'code' : kind === 'text' && OR.test(text),
  );
  if (field === undefined || !isList || !VALUES.test(row.head[row.column] ?? '')) return [];
  return pieces.flatMap((piece) => (piece.kind === 'code' ? problemOf(piece, field, words) : []));
}

interface Field {
  readonly piece: Piece;
  readonly name: string;
  readonly values: FieldValues;
}

/** The field that a piece names, by its last part. */
function fieldOf(piece: Piece, { valuesOf }: ApiWords): Field | undefined {
  const { kind, text, schema } = piece;
  if (kind === 'text') return undefined;
  const name = /(?:^|\.)([A-Za-z_]\w*)$/.exec(text.replaceAll('[]', ''))?.[1];
  const values =
    name === undefined ? undefined : valuesOf(name, schema === undefined ? undefined : { schema, path: text });
  return name === undefined || values === undefined ? undefined : { piece, name, values };
}
