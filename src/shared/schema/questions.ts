import { listWords } from '../text/words.ts';

/** A thing that is not fully documented. */
export interface UndocumentedThing {
  /** Its name in a sentence: `“Get a transaction”`, `the request body of …`, a field's name between backticks. */
  readonly subject: string;
  /** The question that the author wrote (`x-question`), in place of the standard ones. */
  readonly question?: string | undefined;
  /** Whether some of its fields or values are documented, so that the question is about others. */
  readonly hasSome?: boolean;
  /** Whether readers only receive it: what they send comes first. */
  readonly received?: boolean;
  /** Whether a guide asks it itself: such questions come before all others. */
  readonly own?: boolean;
}

/**
 * Asks what is not documented of a thing, by the parts of it that are marked (`x-not-published`): nothing where only its
 * types, or which fields are required, are not. Names of the API stand between backticks; a low rank is urgent.
 */
export function questionsAbout(
  thing: UndocumentedThing,
  parts: readonly string[],
): readonly { readonly text: string; readonly rank: number }[] {
  const { question, received = false, own = false } = thing;
  return QUESTIONS.flatMap((ask, index) => {
    const text = ask(thing, parts);
    const rank = own ? -1 : received ? QUESTIONS.length + index : index;
    return text === undefined ? [] : [{ text: question ?? text, rank }];
  });
}

type Ask = (thing: UndocumentedThing, parts: readonly string[]) => string | undefined;

const CALL: readonly string[] = ['method', 'path', 'parameters'];

/** The questions, in the order in which a reader needs the answers: to call at all, then to fill in. */
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
