import type { Fact } from '../facts/fact.ts';
import { rewritten, type Draft, type Operator } from './operator.ts';

const METHODS: Readonly<Record<string, string>> = {
  get: 'post',
  post: 'put',
  put: 'post',
  patch: 'put',
  delete: 'get',
};

/** One status, header, method, place of a parameter, or segment of a path that is another. */
export const alterCall: Operator = {
  id: 'alter-call',
  *run({ facts }) {
    for (const fact of facts) yield* altered(fact);
  },
};

function* altered(fact: Fact): Iterable<Draft> {
  const { role, text, names } = fact;
  if (role === 'status' || role === 'code') yield rewritten(fact, `'${otherStatus(text)}'`);
  if (role === 'id' && names === 'status') yield rewritten(fact, otherStatus(text));
  if (role === 'header') yield rewritten(fact, text.replace(/-\w+/, ''));
  if (role === 'id' && names === 'is' && text.includes('-')) yield rewritten(fact, text.replace(/-\w+/, ''));
  if (role === 'method') yield rewritten(fact, METHODS[text] ?? 'get');
  if (role === 'in') yield rewritten(fact, text === 'query' ? 'header' : 'query');
  if (role === 'address' || role === 'server') yield* segments(fact);
}

/** `404` becomes `405`, `5XX` becomes `4XX`. */
function otherStatus(status: string): string {
  return /X$/i.test(status) ? `${status.startsWith('5') ? 4 : 5}XX` : String(Number(status) + 1);
}

/** Each segment once without its last letter. */
function* segments(fact: Fact): Iterable<Draft> {
  const parts = fact.text.split('/');
  for (const [index, part] of parts.entries()) {
    if (part.length > 1) yield rewritten(fact, parts.with(index, part.replace(/\w(?=\W*$)/, '')).join('/'));
  }
}
