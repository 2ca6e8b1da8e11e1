import { EVIDENCE, FACTS, states, type Fact } from '#src/shared/schema/evidence.ts';
import { undocumentedFields } from '#src/shared/schema/documented-fields.ts';
import { asRecord, isRecord, type Raw } from '#src/shared/schema/raw.ts';
import { advice, suggest, type Suggestion } from '#src/shared/text/nearest.ts';
import type { Check, CheckContext, CheckProblem } from '../lookup/check.ts';
import { isUnpublished, mediaIn, sideOf } from '../lookup/operations.ts';
import { objectsIn, type Kind } from '../lookup/references.ts';
import { valuesOf } from '../lookup/samples/examples.ts';

const OF_A_VALUE: readonly Fact[] = ['fields', 'types', 'values', 'required'];

/** The facts that can have evidence, by kind of object. Other kinds of objects have no such facts. */
const FACTS_OF: Partial<Readonly<Record<Kind, readonly Fact[]>>> = {
  operation: ['fields', 'required', 'responses'],
  parameter: OF_A_VALUE,
  header: OF_A_VALUE,
  schema: OF_A_VALUE,
  example: ['values'],
};

/**
 * `x-evidence` names only facts that its object can have, and contradicts neither the object nor `x-not-published`.
 * Request examples contain only documented fields.
 */
export const evidence: Check = {
  id: 'evidence',
  *run(context) {
    yield* problemsOf(context, asRecord(context.document), FACTS, 'The description');
    for (const [kind, node] of objectsIn(context.document))
      yield* problemsOf(context, node, FACTS_OF[kind] ?? [], `This ${kind}`);
    yield* undocumentedInSamples(context);
  },
};

/** Reports undocumented fields in request examples, as readers would copy them. */
function* undocumentedInSamples({ api, document, locator }: CheckContext): Iterable<CheckProblem> {
  for (const use of mediaIn(document).filter((each) => sideOf(each) === 'request'))
    for (const { holder, key } of valuesOf(document, use.media))
      for (const path of undocumentedFields(holder[key], asRecord(use.media['schema']), api))
        yield {
          message: `The example contains the field \`${path}\`, which its schema does not document.`,
          hint: 'Remove the field from the example, or add it to the schema.',
          location: locator.trace(holder, [key, ...path.replaceAll('[]', '.0').split('.').filter(Boolean)], true),
        };
}

function* problemsOf(
  { locator }: CheckContext,
  node: Raw,
  facts: readonly Fact[],
  subject: string,
): Iterable<CheckProblem> {
  if (!('x-evidence' in node)) return;
  const given = node['x-evidence'];
  const problem = (fact: string, message: string, hint: string | Suggestion): CheckProblem => ({
    message,
    ...advice(hint),
    location: isRecord(given) ? locator.trace(node, ['x-evidence', fact], true) : locator.locate(node, 'x-evidence'),
  });
  const noEvidence = (fact: string, value: unknown): CheckProblem => {
    const word = typeof value === 'string' ? value : JSON.stringify(value);
    return problem(fact, `Unknown kind of evidence \`${word}\`.`, suggest(word, EVIDENCE));
  };
  if (facts.length === 0)
    return yield problem('', `${subject} cannot have \`x-evidence\`.`, 'Move `x-evidence` to a schema or operation.');
  if (typeof given === 'string' ? !isEvidence(given) : !isRecord(given)) return yield noEvidence('', given);
  const declared = isRecord(given) ? given : Object.fromEntries(FACTS.map((fact) => [fact, given]));
  for (const [fact, word] of Object.entries(declared)) {
    const known = FACTS.find((each) => each === fact);
    // If `x-evidence` is a single word, it applies to all facts of the object except `required`.
    if (!isRecord(given) && (known === 'required' || known === undefined || !facts.includes(known))) continue;
    if (known === undefined)
      yield problem(fact, `\`${fact}\` is not a fact that can have evidence.`, suggest(fact, FACTS));
    else if (!facts.includes(known))
      yield problem(
        fact,
        `${subject} cannot have \`${fact}\` in \`x-evidence\`.`,
        'Move it to the `x-evidence` of an object that has this fact.',
      );
    else if (!isEvidence(word)) yield noEvidence(fact, word);
    else if (word === 'open' && states(node, known))
      yield problem(
        fact,
        `\`${fact}\` is \`open\` in \`x-evidence\`, but the object states it.`,
        'Write `ours` for assumptions.',
      );
    else if ((word === 'stated' || word === 'sample') && isOpen(node, known, word))
      yield problem(
        fact,
        `\`${fact}\` is marked as not published, but has evidence in \`x-evidence\`.`,
        `Remove \`${fact}\` from \`x-not-published\`, or write \`ours\` for assumptions.`,
      );
  }
}

function isEvidence(word: unknown): boolean {
  return EVIDENCE.some((known) => known === word);
}

/**
 * Whether `x-not-published` lists a fact, and so contradicts its evidence. An object that lists some fields or values
 * may have other, unpublished ones: this is no contradiction. Neither is the evidence `sample` for values.
 *
 * @param word the evidence for the fact
 */
function isOpen(node: Raw, fact: Fact, word: string): boolean {
  const isOfOthers = (fact === 'fields' || fact === 'values') && states(node, fact);
  return isUnpublished(node, fact) && !isOfOthers && !(fact === 'values' && word === 'sample');
}
