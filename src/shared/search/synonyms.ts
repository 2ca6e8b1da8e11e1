/**
 * Synonyms, such as `fetch` and `retrieve`. Indexed texts and queries get an additional term for each group of synonyms
 * in them, so that any synonym finds the others.
 */
import type { Synonyms } from '../../model/search.ts';
import { meaningful, stemOf } from './words.ts';

/** Synonyms for the documentation of any HTTP API. The file `synonyms.yaml` adds those of a trade, such as payments. */
const GENERAL_SYNONYMS: readonly Synonyms[] = [
  { words: ['authentication', 'authorization', 'credentials', 'api key', 'access token', 'auth'] },
  { words: ['log in', 'login', 'sign in', 'signin'] },
  { words: ['sign up', 'signup', 'register', 'create account'] },
  { words: ['create', 'add', 'new', 'make', 'generate'] },
  { words: ['delete', 'remove'] },
  { words: ['update', 'edit', 'change', 'modify', 'patch'] },
  { words: ['fetch', 'retrieve', 'read', 'look up'] },
  { words: ['list', 'all', 'search', 'find', 'filter'] },
  { words: ['error', 'failure', 'problem', 'failed', 'wrong'] },
  { words: ['webhook', 'notification', 'event', 'notified', 'tell me', 'let me know'] },
  { words: ['callback', 'redirect', 'return url'] },
  { words: ['phone', 'mobile', 'telephone'] },
  { words: ['email', 'mail', 'e-mail'] },
  { words: ['identifier', 'id'] },
  { words: ['pagination', 'paging', 'page number', 'next page', 'offset', 'cursor'] },
  { words: ['rate limit', 'throttling', 'too many requests', '429', 'requests per second', 'requests per minute'] },
  { words: ['test', 'sandbox', 'staging', 'test mode'] },
  { words: ['production', 'live', 'go live'] },
  { words: ['base url', 'host', 'server', 'endpoint'] },
  { words: ['library', 'sdk', 'package'] },
  { words: ['signature', 'hmac', 'signed'] },
  { words: ['idempotency', 'idempotent', 'duplicate', 'twice'] },
  { words: ['retry', 'retries', 'try again', 'repeat'] },
  { words: ['timeout', 'time out', 'expire', 'expiry'] },
  { words: ['cancel', 'abort', 'void', 'stop', 'undo'] },
  { words: ['status', 'state'] },
  { words: ['date', 'time', 'day'] },
  { words: ['pay', 'paid', 'payment'] },
  { words: ['download', 'export'] },
];

/** Prefix of the terms that stand for groups of synonyms in the index; no word begins with it. */
const SHARED = '~';

/**
 * Finds synonyms among the words of a text, and returns the terms that stand for their groups. A synonym may be a
 * phrase; of several phrases that begin at the same word, only the longest counts.
 */
type SharedTerms = (words: readonly string[]) => readonly string[];

/** Whether a term in the index stands for a group of synonyms. */
export function isShared(term: string): boolean {
  return term.startsWith(SHARED);
}

/**
 * Creates the function that finds synonyms. It knows two lists: `synonyms`, which are those of the site, and
 * `GENERAL_SYNONYMS`.
 */
export function sharedTerms(synonyms: readonly Synonyms[]): SharedTerms {
  const phrases = new Map<string, { readonly stems: readonly string[]; readonly term: string }[]>();
  [...synonyms, ...GENERAL_SYNONYMS].forEach(({ words }, group) => {
    for (const stems of words.map((phrase) => meaningful(phrase).map(stemOf))) {
      const [first = ''] = stems;
      phrases.set(first, [...(phrases.get(first) ?? []), { stems, term: `${SHARED}${group}` }]);
    }
  });
  return (words) => {
    const all = words.map(stemOf);
    const found = new Set<string>();
    for (let at = 0; at < all.length;) {
      const here = (phrases.get(all[at] ?? '') ?? []).filter(({ stems }) =>
        stems.every((stem, offset) => stem === all[at + offset]),
      );
      const longest = Math.max(1, ...here.map(({ stems }) => stems.length));
      for (const { stems, term } of here) if (stems.length === longest) found.add(term);
      at += longest;
    }
    return [...found];
  };
}
