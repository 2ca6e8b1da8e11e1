import type { Blocks } from '../../model/gap.ts';
import { listWords } from '../text/words.ts';
import { asTexts, type Raw } from './raw.ts';

/** An object that is not fully documented. */
export interface UndocumentedThing {
  /** The object, for use in a sentence: `“Get a transaction”`, `the request body of …`, a field name in backticks. */
  readonly subject: string;
  /** The author's questions (`x-question`), which replace the generated ones. An empty list once they are answered. */
  readonly authored?: readonly string[] | undefined;
  /** Whether some fields or values are documented. Questions then ask for the others: `Which other fields …`. */
  readonly hasSome?: boolean;
  /** Whether readers only receive the object, and never send it. Questions about it then do not block payments. */
  readonly received?: boolean;
}

/** Returns the author's questions about an object (`x-question`); undefined if there are none. */
export function authoredQuestions({ 'x-question': asked }: Raw): readonly string[] | undefined {
  if (typeof asked === 'string') return [asked];
  return Array.isArray(asked) ? asTexts(asked) : undefined;
}

/**
 * Returns the questions about the undocumented `parts` of an object (`x-not-published`): those of the author, else
 * generated ones. Empty if there are no such parts. No questions are generated about types and required fields. Names
 * of the API are in backticks.
 */
export function questionsAbout(
  { authored, ...thing }: UndocumentedThing,
  parts: readonly string[],
): readonly { readonly text: string; readonly blocks: Blocks }[] {
  const asked = QUESTIONS.flatMap((ask) => ask(thing, parts) ?? []);
  const isNeeded = thing.received !== true && [...CALL, 'fields'].some((part) => parts.includes(part));
  return (parts.length > 0 ? (authored ?? asked) : []).map((text) => ({
    text,
    blocks: isNeeded ? 'payment' : 'operation',
  }));
}

type Ask = (thing: UndocumentedThing, parts: readonly string[]) => string | undefined;

const CALL: readonly string[] = ['method', 'path', 'parameters'];

/**
 * Functions that each generate one question about undocumented parts. Readers need the answers in this order: first
 * method, path and parameters, then fields and values.
 */
const QUESTIONS: readonly Ask[] = [
  ({ subject }, parts) => {
    const open = CALL.filter((part) => parts.includes(part));
    const verb = open.length > 1 || open[0] === 'parameters' ? 'are' : 'is';
    return open.length === 0 ? undefined : `What ${verb} the ${listWords(open, 'and')} of ${subject}?`;
  },
  ({ subject, hasSome = false }, parts) =>
    parts.includes('fields') ? `Which ${hasSome ? 'other ' : ''}fields does ${subject} have?` : undefined,
  ({ subject, hasSome = false }, parts) => {
    const [values, meaning] = [parts.includes('values'), parts.includes('meaning')];
    if (values)
      return `Which ${hasSome ? 'other ' : ''}values can ${subject} have${meaning ? ', and what do they mean' : ''}?`;
    if (!meaning) return undefined;
    return hasSome ? `What do the values of ${subject} mean?` : `What does ${subject} mean?`;
  },
  ({ subject }, parts) => (parts.includes('operations') ? `Which operations return ${subject}?` : undefined),
];
