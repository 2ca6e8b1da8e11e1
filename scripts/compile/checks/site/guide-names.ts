import type { GuideSource } from '../../source/guides/guide-source.ts';
import { walkElements } from '../../pages/vocabulary/walk.ts';
import type { Check, CheckProblem } from '../lookup/check.ts';
import { hasGuides } from '../lookup/usage.ts';
import { apiWords, type Surroundings } from './names/api-words.ts';
import { attributesOf, fencesIn } from '../lookup/guides/nodes.ts';
import { describedMentions, mentionsIn, type Mention } from './names/mentions.ts';
import { nameProblem, statusProblem } from './names/name-problem.ts';
import { methodPathProblem, type NameProblem } from './names/path-problem.ts';

/** With more names in another style, the style is the author's choice. */
const MAX_STYLED = 1;

/**
 * Inline code in prose that looks like a field, path, header, enum value, status or other name of the API is one; so
 * are
 * methods with paths, and statuses, in plain text. Descriptions of the API are prose too. Without guides, only evident
 * typos are reported there, since they may be about other products and about what is not described.
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
      const explained = new Set([...allowed, ...wordsOfCode(guide)]);
      for (const mention of mentionsIn(guide))
        yield* problemsIn(mention, { words, pages, allowed: explained }).map((problem) => placed(mention, problem));
    }
    const onEvidence = !hasGuides(context);
    const described = describedMentions(context)
      .filter((mention) => !(onEvidence && isOfOthers(mention)))
      .flatMap((mention) =>
        problemsIn(mention, { words, pages, allowed, onEvidence }).map((problem) => ({ mention, problem })),
      );
    const styled = new Set(described.flatMap(({ mention, problem }) => (problem.isStyle === true ? mention.text : [])));
    for (const { mention, problem } of described)
      if (problem.isStyle !== true || styled.size <= MAX_STYLED) yield placed(mention, problem);
  },
};

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

function placed(mention: Mention, { offset, length, message, hint }: NameProblem): CheckProblem {
  return { message, hint, location: mention.at(offset, length) };
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
