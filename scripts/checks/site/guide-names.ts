import type { GuideSource } from '../../guides/guide-source.ts';
import { walkElements } from '../../pages/vocabulary/walk.ts';
import type { Check, Finding } from '../check.ts';
import { hasGuides } from '../usage.ts';
import { apiWords } from './api-words.ts';
import { fencesIn } from './guide-nodes.ts';
import { describedMentions, mentionsIn, type Mention } from './mentions.ts';
import { nameFault, statusFault, type Surroundings } from './name-fault.ts';
import { methodPathFault, type NameFault } from './path-mention.ts';

/** More names in another style than these are the author's way to speak of them, and no oversight. */
const MAX_STYLED = 1;

/**
 * Inline code in prose that looks like a field, path, header, enum value, status or other name of the API is one; so are
 * methods with paths, and statuses, that stand in plain words. Descriptions of the API are prose too; without guides they
 * are judged on evidence alone, as they may speak of other products and of what is not described.
 */
export const guideNames: Check = {
  id: 'guide-names',
  *run(context) {
    const { guides, policy, site } = context;
    const words = apiWords(context);
    const pages = new Set(site.pages.map(({ href }) => href as string));
    const scripted = guides.guides
      .flatMap(({ tree }) => walkElements(tree))
      .filter(({ name }) => name === 'ScriptSample')
      .flatMap(({ attributes }) => attributes.flatMap(({ value }) => (typeof value === 'string' ? [value] : [])));
    const allowed = new Set([...policy.allowed.names, ...scripted]);
    for (const guide of guides.guides) {
      const explained = new Set([...allowed, ...wordsOfCode(guide)]);
      for (const mention of mentionsIn(guide))
        yield* faultsIn(mention, { words, pages, allowed: explained }).map((fault) => finding(mention, fault));
    }
    const onEvidence = !hasGuides(context);
    const described = describedMentions(context)
      .filter((mention) => !(onEvidence && isOfOthers(mention)))
      .flatMap((mention) =>
        faultsIn(mention, { words, pages, allowed, onEvidence }).map((fault) => ({ mention, fault })),
      );
    const styled = new Set(described.flatMap(({ mention, fault }) => (fault.isStyle === true ? [mention.text] : [])));
    for (const { mention, fault } of described)
      if (fault.isStyle !== true || styled.size <= MAX_STYLED) yield finding(mention, fault);
  },
};

/** Whether a mention in a description names something else by what stands around it: a page elsewhere, a sample value, what is gone, a scope. */
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

function faultsIn(mention: Mention, around: Omit<Surroundings, 'before'>): readonly NameFault[] {
  return mention.isCode
    ? [nameFault(mention.text.trim(), { ...around, before: mention.before }) ?? []].flat()
    : faultsInWords(mention.text, around);
}

function finding(mention: Mention, { offset, length, message, hint }: NameFault): Finding {
  return { message, hint, location: mention.at(offset, length) };
}

const CALL = /\b(?:GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS)\s+\/[\w{}.:~%/-]*[\w}]/g;
const STATUS = /\b(?:HTTP(?:\/\d(?:\.\d)?)?|status(?: codes?)?|(?:error|response) codes?)\s+([1-5](?:\d\d|XX))\b/gi;

/** Methods with paths, and statuses, in plain words. */
function faultsInWords(
  text: string,
  { words, onEvidence = false }: Omit<Surroundings, 'before'>,
): readonly NameFault[] {
  const found = (fault: NameFault | undefined, offset: number): NameFault[] =>
    fault === undefined ? [] : [{ ...fault, offset: fault.offset + offset }];
  return [
    ...[...text.matchAll(CALL)].flatMap((match) => found(methodPathFault(match[0], words, onEvidence), match.index)),
    ...[...text.matchAll(STATUS)].flatMap((match) =>
      found(statusFault(match[1] ?? '', words, true), match.index + match[0].length - (match[1] ?? '').length),
    ),
  ];
}

/** Words of the guide's own code: names of a programme, which the prose around it explains. JSON and cURL of the API are judged by other checks. */
function wordsOfCode(guide: GuideSource): readonly string[] {
  return fencesIn(guide)
    .filter(
      ({ language, attributes }) =>
        language !== 'sequence' &&
        attributes['operation'] === undefined &&
        attributes['schema'] === undefined &&
        attributes['example'] === undefined,
    )
    .flatMap(({ node }) => node.value.match(/[A-Za-z_]\w*(?:[.-]\w+)*/g) ?? [])
    .flatMap((word) => [word, ...word.split(/[.-]/)]);
}
