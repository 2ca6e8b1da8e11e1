import type { Evidence, FieldEvidence } from '#src/model/evidence.ts';
import type { FieldTable } from '#src/model/field.ts';
import type { Prose } from '#src/model/prose.ts';
import { omitUndefined } from '../../../text/omit-undefined.ts';
import { toProse } from '../../prose/description.ts';
import { text } from '../../prose/nodes.ts';
import { allFields } from './visit-table.ts';

/**
 * Says once for a table, and all in it, how most of its names, its types and its required fields are known, where that
 * is not simply stated. A row says it of its own name alone, where that is known otherwise than most.
 */
export function withNotes(table: FieldTable): FieldTable {
  const rows = allFields(table);
  const count = (fact: keyof FieldEvidence, word: Evidence): number =>
    rows.filter(({ evidence }) => evidence?.[fact] === word).length;
  const isMost = (number: number): boolean => number * 2 > rows.length;
  const [names, types] = [count('name', 'ours'), count('type', 'ours')];
  const notes = [
    ...(isMost(names) ? ['We assume the field names, unless a row says otherwise.'] : []),
    ...(types > 0
      ? [`${types === rows.length ? 'Types' : isMost(types) ? 'Most types' : 'Some types'} come from our examples.`]
      : []),
    ...(count('required', 'open') > 0
      ? ['Where a row does not say whether it is required, that is not documented.']
      : []),
    ...(count('required', 'ours') > 0 ? ['Which fields are required is our assumption.'] : []),
  ];
  const named = names === 0 ? table : tellNames(table, isMost(names));
  return notes.length === 0 ? named : { ...named, notes };
}

/** Says in the rows of a table which names are known otherwise than most; inside an assumed field none is. */
function tellNames(table: FieldTable, areAssumed: boolean): FieldTable {
  const inside = (other: FieldTable): FieldTable => tellNames(other, areAssumed);
  return omitUndefined({
    ...table,
    fields: table.fields.map((field) => {
      const { evidence, description, children } = field;
      const isAssumed = evidence?.name === 'ours';
      const words = isAssumed ? 'We assume this field name.' : 'This field name is documented.';
      return omitUndefined({
        ...field,
        description: isAssumed === areAssumed ? description : withSentence(description, words),
        children: children === undefined || (isAssumed && areAssumed) ? children : inside(children),
      });
    }),
    variants: table.variants?.map((group) => ({
      ...group,
      variants: group.variants.map((variant) => ({ ...variant, table: inside(variant.table) })),
    })),
  });
}

/** Adds a sentence to the last paragraph of a description. */
function withSentence(description: Prose, words: string): Prose {
  const last = description.at(-1);
  return last?.kind === 'element' && last.name === 'p'
    ? [...description.slice(0, -1), { ...last, children: [...last.children, text(` ${words}`)] }]
    : [...description, ...toProse(words)];
}
