import { asList, asRecord, asText } from '#src/shared/schema/raw.ts';
import type { Problem } from '../../../cli/problem.ts';
import { TERMS_SCHEMA } from './settings-schemas.ts';
import { parseYaml, type YamlFile } from '../yaml.ts';

/** The house style of a site's prose (`terms.yaml`); the check `prose-terms` warns of departures. */
export interface Terms {
  /** Words that a sentence may have. */
  readonly mostWords: number;
  readonly phrases: readonly Phrase[];
  /** Abbreviations that need no explanation on a page. */
  readonly abbreviations: ReadonlySet<string>;
}

/** Words that are not written so. */
interface Phrase {
  readonly pattern: RegExp;
  /** The phrase to write instead. */
  readonly instead: string;
  readonly reason: string;
}

/** Reads `terms.yaml`; undefined where there is none. */
export function readTerms(
  file: string,
  text: string | undefined,
): { readonly terms?: Terms; readonly problems: readonly Problem[] } {
  if (text === undefined) return { problems: [] };
  const yaml = parseYaml(text, file);
  const raw = asRecord(yaml.value);
  const read = asList(raw['phrases']).map((node, index) => phraseOf(asRecord(node), index, yaml));
  const mostWords = Number(asRecord(raw['sentences'])['mostWords'] ?? Number.POSITIVE_INFINITY);
  return {
    terms: {
      mostWords: Number.isNaN(mostWords) ? Number.POSITIVE_INFINITY : mostWords,
      phrases: read.flatMap(({ phrase }) => phrase ?? []),
      abbreviations: new Set(asList(asRecord(raw['abbreviations'])['known']).map((one) => asText(one))),
    },
    problems: [...yaml.problems, ...read.flatMap(({ problems }) => problems)],
  };
}

function phraseOf(
  node: Readonly<Record<string, unknown>>,
  index: number,
  yaml: YamlFile,
): { readonly phrase?: Phrase; readonly problems: readonly Problem[] } {
  const [words, instead, reason] = TERMS_SCHEMA.properties.phrases.items.required.map((key) => asText(node[key]));
  const problem = (message: string, hint: string): { problems: readonly Problem[] } => ({
    problems: [{ check: 'prose-terms', severity: 'error', message, hint, location: yaml.locate(['phrases', index]) }],
  });
  if (words === undefined || words === '' || !instead || !reason)
    return problem('A phrase needs `words`, `instead` and `reason`.', 'Add what is missing.');
  try {
    return {
      phrase: { pattern: new RegExp(`(?<![\\w-])(?:${words})(?![\\w-])`, 'gu'), instead, reason },
      problems: [],
    };
  } catch {
    return problem(`\`${words}\` is not a regular expression.`, 'Correct it.');
  }
}
