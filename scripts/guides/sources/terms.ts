import { asList, asRecord, asText } from '#src/shared/schema/raw.ts';
import type { Href } from '#src/model/nav.ts';
import type { Synonyms } from '#src/model/search.ts';
import type { Problem, Location } from '../../cli/problem.ts';
import { TERMS_SCHEMA, SYNONYMS_SCHEMA } from './settings-schemas.ts';
import { settingsProblems, parseYaml } from '../../description/source/yaml.ts';

/**
 * The house style for the prose of a site (`terms.yaml`); the check `prose-terms` warns where prose departs from it.
 */
export interface Terms {
  /** Maximum number of words in a sentence. */
  readonly mostWords: number;
  readonly phrases: readonly Phrase[];
  /** Abbreviations that need no explanation on a page. */
  readonly abbreviations: ReadonlySet<string>;
}

/** A phrase to avoid. */
interface Phrase {
  readonly pattern: RegExp;
  /** The phrase to write instead. */
  readonly instead: string;
  readonly reason: string;
}

/** Reads `terms.yaml`. Without this file, `terms` is absent. */
export function readTerms(
  file: string,
  text: string | undefined,
): { readonly terms?: Terms; readonly problems: readonly Problem[] } {
  if (text === undefined) return { problems: [] };
  const yaml = parseYaml(text, file);
  const raw = asRecord(yaml.value);
  const mostWords = Number(asRecord(raw['sentences'])['mostWords'] ?? Number.POSITIVE_INFINITY);
  return {
    terms: {
      mostWords: Number.isNaN(mostWords) ? Number.POSITIVE_INFINITY : mostWords,
      phrases: asList(raw['phrases']).flatMap((node) => phraseOf(asRecord(node)) ?? []),
      abbreviations: new Set(asList(asRecord(raw['abbreviations'])['known']).map((one) => asText(one))),
    },
    problems: settingsProblems(yaml, TERMS_SCHEMA, 'prose-terms'),
  };
}

function phraseOf({ words, instead, reason }: Readonly<Record<string, unknown>>): Phrase | undefined {
  try {
    const pattern = new RegExp(`(?<![\\w-])(?:${asText(words)})(?![\\w-])`, 'gu');
    return { pattern, instead: asText(instead), reason: asText(reason) };
  } catch {
    // `TERMS_SCHEMA` reports an invalid regular expression.
    return undefined;
  }
}

/** An entry of `synonyms.yaml`, with its location. */
export interface SynonymsSource extends Synonyms {
  readonly location: Location;
}

/**
 * Reads `synonyms.yaml`, which lists search words that the pages do not use. Without this file, `synonyms` is empty.
 */
export function readSynonyms(
  file: string,
  text: string | undefined,
): { readonly synonyms: readonly SynonymsSource[]; readonly problems: readonly Problem[] } {
  if (text === undefined) return { synonyms: [], problems: [] };
  const yaml = parseYaml(text, file);
  return {
    synonyms: asList(yaml.value).map((entry, index) => {
      const { words, to } = asRecord(entry);
      return {
        words: asList(words).map((word) => String(word).trim()),
        ...(to === undefined ? {} : { href: asText(to) as Href }),
        location: yaml.locate([index]),
      };
    }),
    problems: settingsProblems(yaml, SYNONYMS_SCHEMA, 'search-synonyms'),
  };
}
