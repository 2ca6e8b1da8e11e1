import type { Evidence, FieldEvidence } from '#src/model/evidence.ts';
import type { FieldTable } from '#src/model/field.ts';
import type { Prose } from '#src/model/prose.ts';
import * as words from '#src/shared/schema/evidence-words.ts';
import type { Href } from '#src/model/nav.ts';
import { authoredQuestions } from '#src/shared/schema/questions.ts';
import type { Raw } from '#src/shared/schema/raw.ts';
import { omitUndefined, unlessEmpty } from '../../text/omit-undefined.ts';
import { toProse } from '../../guides/prose/description.ts';
import { text } from '../../guides/prose/nodes.ts';
import { allFields } from './visit-table.ts';
import type { FieldScope, Position } from './position.ts';

/**
 * Adds notes about facts that are assumed or unknown, because the documentation does not state them. Notes on types and
 * on required fields appear once per page, notes on field names in each table.
 *
 * @param shownNotes the notes that the page already contains; new ones are added
 */
export function withNotes(table: FieldTable, shownNotes: Set<string>): FieldTable {
  const rows = allFields(table);
  const count = (fact: keyof FieldEvidence, word: Evidence): number =>
    rows.filter(({ evidence }) => evidence?.[fact] === word).length;
  const names = count('name', 'ours');
  const isMost = names * 2 > rows.length;
  const usual = [
    ...(count('type', 'ours') > 0 ? [words.OUR_TYPES] : []),
    ...(count('required', 'open') > 0 ? [words.SOME_REQUIRED] : []),
    ...(count('required', 'ours') > 0 ? [words.OUR_REQUIRED] : []),
  ].filter((note) => !shownNotes.has(note));
  for (const note of usual) shownNotes.add(note);
  const named = names === 0 ? table : markNames(table, isMost);
  const notes = [...(isMost ? [words.MOST_NAMES] : (named.notes ?? [])), ...usual];
  return notes.length === 0 ? named : { ...named, notes };
}

/**
 * Adds notes about field names that are assumed, not documented. If one name in a table is assumed, its row gets a
 * sentence. If several are assumed, one note above the table lists them.
 *
 * @param areAssumed whether most names of the whole table are assumed. The documented names then get a sentence
 * instead, except inside an assumed field.
 */
function markNames(table: FieldTable, areAssumed: boolean): FieldTable {
  const inside = (other: FieldTable): FieldTable => markNames(other, areAssumed);
  const assumed = table.fields.filter(({ evidence }) => evidence?.name === 'ours').map(({ name }) => name);
  const isListed = !areAssumed && assumed.length > 1;
  return omitUndefined({
    ...table,
    notes: unlessEmpty(isListed ? [words.ourNames(assumed)] : []),
    fields: table.fields.map((field) => {
      const { evidence, description, children } = field;
      const isAssumed = evidence?.name === 'ours';
      const isNoted = isAssumed === areAssumed || isListed;
      return omitUndefined({
        ...field,
        description: isNoted ? description : withSentence(description, isAssumed ? words.OUR_NAME : words.NAME_KNOWN),
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
function withSentence(description: Prose, sentence: string): Prose {
  const last = description.at(-1);
  return last?.kind === 'element' && last.name === 'p'
    ? [...description.slice(0, -1), { ...last, children: [...last.children, text(` ${sentence}`)] }]
    : [...description, ...toProse(sentence)];
}

/**
 * Records the open questions about an object. A question names the object by its path; the outermost object, which has
 * no path, by the title of the table.
 */
export function noteGaps({ schema, path, anchor }: Position, scope: FieldScope): void {
  const parts = schema['x-not-published'] ?? [];
  const href: Href = `${scope.context.href}#${anchor}`;
  scope.context.questions.note(
    {
      subject: path === '' ? scope.title : `\`${path}\``,
      href,
      authored: authoredQuestions(schema as Raw),
      hasSome: schema.properties !== undefined,
      received: scope.direction === 'response',
    },
    parts.filter((part) => part !== 'values' && part !== 'meaning'),
  );
}
