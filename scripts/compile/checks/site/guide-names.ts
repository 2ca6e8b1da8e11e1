import { suggestionOf } from '#src/shared/text/nearest.ts';
import type { GuideSource } from '../../source/guides/guide-source.ts';
import { walkElements } from '../../pages/vocabulary/walk.ts';
import type { Check, CheckProblem } from '../lookup/check.ts';
import { hasGuides } from '../lookup/usage.ts';
import { apiWords, type ApiWords, type Surroundings } from './names/api-words.ts';
import { attributesOf, fencesIn } from '../lookup/guides/nodes.ts';
import { describedMentions, mentionsIn, mentionsOf, type Mention } from './names/mentions.ts';
import { passagesIn, type Passage } from './names/passages.ts';
import { valueProblems } from './names/value-problem.ts';
import { foreignNames } from './names/foreign-names.ts';
import { nameProblem, statusProblem } from './names/name-problem.ts';
import { ownWords } from './names/own-words.ts';
import { ownerOf, warnsOf, type Owner } from './names/ownership.ts';
import type { OwnWords } from './names/products.ts';
import { methodPathProblem, type NameProblem } from './names/path-problem.ts';

/** With more names in another style, the style is the author's choice. */
const MAX_STYLED = 1;

/**
 * Inline code in prose that looks like a field, path, header, enum value, status or other name of the API is one; so
 * are methods with paths, and statuses, in plain text. An error rests on what the description says, such as a name that
 * is one letter away; mere doubt is a warning. What the text around gives to somebody else, to the past or to the reader
 * is left alone. Descriptions of the API are prose too; without guides, only evident typos are reported there.
 */
export const guideNames: Check = {
  id: 'guide-names',
  *run(context) {
    const { guides, site } = context;
    const words = apiWords(context);
    const pages = new Set(site.pages.map(({ href }) => href as string));
    const scripted = guides.guides
      .flatMap(({ tree }) => walkElements(tree))
      .filter(({ name }) => name === 'ScriptSample')
      .flatMap((node) => [...attributesOf(node).values()]);
    const allowed = new Set([...context.allowed.names, ...scripted]);
    for (const guide of guides.guides) {
      const own = ownWords(context, guide);
      const mentions = mentionsIn(guide);
      const foreign = foreignNames(guide, mentions);
      const around = { words, pages, allowed: new Set([...allowed, ...wordsOfCode(guide), ...foreign.names]) };
      const strayValues = passagesIn(guide).flatMap((passage) => [...valuesIn(guide, passage, words, own)]);
      const places = new Set(strayValues.map(({ location }) => placeKey(location)));
      const claims = mentions.flatMap((mention) => claimsIn(mention, around, own));
      // What one sentence says of a name holds in the others.
      const others = new Set(claims.filter(({ owner }) => owner === 'other').map(({ name }) => name));
      for (const { mention, problem, owner, name } of claims) {
        const severity = others.has(name) ? undefined : severityOf(problem, owner);
        const found = placed(mention, problem);
        if (severity !== undefined && !places.has(placeKey(found.location))) yield { ...found, severity };
      }
      yield* strayValues;
      yield* foreign.unused;
    }
    const own = ownWords(context);
    const onEvidence = !hasGuides(context);
    const described = describedMentions(context)
      .filter((mention) => !(onEvidence && isOfOthers(mention)))
      .flatMap((mention) => claimsIn(mention, { words, pages, allowed, onEvidence }, own));
    const styled = new Set(described.flatMap(({ mention, problem }) => (problem.isStyle === true ? mention.text : [])));
    for (const { mention, problem, owner } of described) {
      // A description speaks of what it describes: there, a guess is as good as a contradiction.
      const { certainty } = problem;
      const severity = severityOf(
        { ...problem, certainty: certainty === 'guess' ? 'contradiction' : certainty },
        owner,
      );
      if (severity !== undefined && (problem.isStyle !== true || styled.size <= MAX_STYLED))
        yield { ...placed(mention, problem), severity };
    }
  },
};

function placeKey({ line, column }: CheckProblem['location']): string {
  return `${line}:${column}`;
}

/** Values that sentences and tables give to fields of this API. */
function* valuesIn(guide: GuideSource, passage: Passage, words: ApiWords, own: OwnWords): Iterable<CheckProblem> {
  const problems = valueProblems(passage, words);
  if (problems.length === 0) return;
  const mentions = new Map(mentionsOf(guide, passage).map((mention) => [mention.piece, mention]));
  for (const { field, piece, offset, length, ...problem } of problems) {
    const mention = mentions.get(piece);
    const named = mentions.get(field);
    if (mention === undefined || (named !== undefined && ownerOf(named, own) !== 'api')) continue;
    const { before, after } = mention.sentence(offset, length);
    const isOurs = ownerOf(mention, own, offset, length) === 'api' && !SAYS_NOT.test(before + after);
    if (isOurs) yield { ...problem, location: mention.at(offset, length) };
  }
}

/** A sentence that says which values there are not. */
const SAYS_NOT =
  /\b(?:not|never|no|none|nor|neither|without|cannot|unlike|except|unknown|invalid|unsupported|wrong|refused|rejected|refuses|rejects|[a-z]+n['’]t)\b/i;

/** What is wrong with a name, if it is this API's. */
interface Claim {
  readonly mention: Mention;
  readonly problem: NameProblem;
  readonly owner: Owner;
  readonly name: string;
}

function claimsIn(mention: Mention, around: Omit<Surroundings, 'before'>, own: OwnWords): readonly Claim[] {
  return problemsIn(mention, around).map((problem) => {
    const { offset, length } = problem;
    return {
      mention,
      problem,
      owner:
        problem.isTempting === true && warnsOf(mention, offset, length)
          ? 'unclear'
          : ownerOf(mention, own, offset, length),
      name: mention.text.slice(offset, offset + length),
    };
  });
}

/** A slip is one wherever the text does not say that the name is another's; what is unclear is given the benefit of doubt. */
function severityOf({ certainty }: NameProblem, owner: Owner): 'error' | 'warning' | undefined {
  if (owner === 'other') return undefined;
  if (certainty === 'slip') return 'error';
  if (owner === 'unclear') return undefined;
  return certainty === 'contradiction' ? 'error' : 'warning';
}

/** Whether the text around a name shows that it is not of this API: a link elsewhere, an example, a former name. */
function isOfOthers({ before, after }: Mention): boolean {
  return (
    /^\s*\]\(\w+:\/\//.test(after) ||
    /\b(?:e\.g\.,?|for (?:example|instance),?|such as|like)\s+(?:`[^`]*`,?\s*(?:and\s+|or\s+)?)*$/i.test(before) ||
    /\b(?:deprecated|legacy|retired|previously|formerly|obsolete)\s[^.]*$/i.test(before) ||
    /^\s*(?:[\w-]+\s+)?(?:scopes?|permissions?|functions?|keywords?|events?|webhooks?|class|library|package|commands?|statements?)\b/i.test(
      after,
    )
  );
}

function problemsIn(mention: Mention, around: Omit<Surroundings, 'before'>): readonly NameProblem[] {
  return mention.isCode
    ? [nameProblem(mention.text.trim(), { ...around, before: mention.before }) ?? []].flat()
    : problemsInText(mention.text, around);
}

function placed(mention: Mention, { offset, length, message, ...problem }: NameProblem): CheckProblem {
  return { message, ...suggestionOf(problem), location: mention.at(offset, length) };
}

const CALL = /\b(?:GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS)\s+\/[\w{}.:~%/-]*[\w}]/g;
const STATUS = /\b(?:HTTP(?:\/\d(?:\.\d)?)?|status(?: codes?)?|(?:error|response) codes?)\s+([1-5](?:\d\d|XX))\b/gi;

/** Methods with paths, and statuses, in plain text. */
function problemsInText(
  text: string,
  { words, onEvidence = false }: Omit<Surroundings, 'before'>,
): readonly NameProblem[] {
  const moved = (problem: NameProblem | undefined, by: number): readonly NameProblem[] =>
    problem === undefined ? [] : [{ ...problem, offset: problem.offset + by }];
  return [
    ...[...text.matchAll(CALL)].flatMap(({ 0: call, index }) =>
      moved(methodPathProblem(call, words, onEvidence), index),
    ),
    ...[...text.matchAll(STATUS)].flatMap(({ 0: whole, 1: status = '', index }) =>
      moved(statusProblem(status, words, true), index + whole.length - status.length),
    ),
  ];
}

/** Words in the code blocks of a guide, which its prose explains. Other checks cover JSON and cURL of the API. */
function wordsOfCode(guide: GuideSource): readonly string[] {
  return fencesIn(guide)
    .filter(
      ({ language, attributes }) =>
        language !== 'sequence' && !['operation', 'schema', 'example'].some((name) => attributes[name] !== undefined),
    )
    .flatMap(({ node }) => node.value.match(/[A-Za-z_]\w*(?:[.-]\w+)*/g) ?? [])
    .flatMap((word) => [word, ...word.split(/[.-]/)]);
}
