import type { ExplainedStatus, Explanation } from '../../model/explanation.ts';
import type { Call, Pasted } from '../pasted/pasted.ts';
import { recognise } from '../pasted/recognise.ts';
import type { Known } from './call-fit.ts';
import { candidates, inside, type Candidate } from './candidates.ts';
import { chooseBody } from './choose-body.ts';
import { areErrors, likelyBodies, likelyBody, likelyByPath, type RankedBodyUses } from './likely.ts';
import { messagesIn, namedFields } from './named-fields.ts';
import { notesOf, recognisedWords } from './notes.ts';
import { findSecrets } from '../secrets/find-secrets.ts';
import { explainStatus, findStatus, outcomeOf } from './status.ts';
import { tryBodies, type ExplainSources } from './try-bodies.ts';

/** Bodies that are held against their schemas before one is said to be the likeliest; of a large text fewer. */
const [TRIED, TRIED_LARGE, LARGE] = [8, 3, 100_000];
/** Likely bodies, or calls, that are told. */
const TOLD = 8;

/**
 * Explains a pasted text by what the description says, and says so where it says nothing. Loads the data of the
 * likeliest calls alone.
 */
export async function explain(text: string, sources: ExplainSources): Promise<Explanation> {
  const pasted = recognise(text);
  const { candidate, known, ranked, status } = await rankText(text, pasted, sources);
  const { index } = known;
  const likely =
    candidate === undefined ? likelyByPath(index, known.call) : ranked.map((one) => likelyBody(one, known));
  const errors = errorsOf(ranked[0]);
  const isFailure = known.outcome === 'failure' || errors.length > 0;
  const said = candidate === undefined ? { text } : { text: messagesIn(candidate.value), isFailure };
  return {
    recognised: recognisedWords(pasted),
    notes: notesOf({ pasted, candidate, isLikely: likely.length > 0 }),
    mistakes: 'bodies' in pasted ? pasted.bodies.flatMap(({ mistakes }) => mistakes) : [],
    secrets: findSecrets(text),
    ...(status === undefined ? {} : { status }),
    possible:
      status !== undefined || errors.length < 2
        ? []
        : index.statuses.filter(({ code }) => errors.includes(code)).slice(0, TOLD),
    fields: await namedFields(said, known, sources),
    likely: likely.slice(0, TOLD),
  };
}

/** A text as it was understood, before it is put into words. */
export interface RankedText {
  readonly candidate: Candidate | undefined;
  readonly known: Known;
  readonly ranked: readonly RankedBodyUses[];
  readonly status: ExplainedStatus | undefined;
}

/** Finds the body in a text and the documented bodies it is like. */
export async function rankText(text: string, pasted: Pasted, sources: ExplainSources): Promise<RankedText> {
  const { index } = sources;
  const call: Call = 'call' in pasted ? pasted.call : {};
  const { candidate, ranked = [] } = chooseBody(pasted, index) ?? {};
  const outer = candidates(pasted);
  // A log around the body may know the status. In what was sent, a field for one is not that of a response.
  const isSent = ranked[0] !== undefined && ranked[0].score > 0 && ranked[0].body.side !== 'response';
  const around = outer.filter(({ value }) => value !== candidate?.value);
  const values = (isSent ? around : [candidate, ...outer, ...outer.flatMap(inside)]).map((one) => one?.value);
  const isSuccess = outcomeOf(candidate?.value, undefined) === 'success';
  const said = candidate !== undefined ? messagesIn(candidate.value) : pasted.kind === 'words' ? pasted.text : '';
  const found = findStatus({ written: call.status, values, said: isSuccess ? '' : said }, index);
  const known: Known = { index, call, code: found?.code, outcome: outcomeOf(candidate?.value, found?.code) };
  const most = text.length > LARGE ? TRIED_LARGE : TRIED;
  const bodies =
    candidate === undefined ? [] : likelyBodies(await tryBodies({ candidate, ranked, known, most }, sources));
  const [only = '', ...others] = errorsOf(bodies[0]);
  const implied =
    /^[45]/.test(only) && others.length === 0 ? { code: only, from: 'the likeliest response' } : undefined;
  const responses = bodies[0]?.tried.data.responses ?? [];
  const status = found ?? implied;
  return { candidate, known, ranked: bodies, status: status && explainStatus(status, index, responses) };
}

/** Returns the statuses of a body that is that of errors alone. */
function errorsOf(first: RankedBodyUses | undefined): readonly string[] {
  return first === undefined || !areErrors(first.uses)
    ? []
    : [...new Set(first.uses.flatMap(([, , status]) => status ?? []))];
}
