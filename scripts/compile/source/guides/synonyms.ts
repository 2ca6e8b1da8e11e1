import type { Href } from '#src/model/nav.ts';
import type { Synonyms } from '#src/model/search.ts';
import { asList, asRecord, asText } from '#src/shared/schema/raw.ts';
import type { Location, Problem } from '../../../cli/problem.ts';
import { SYNONYMS_SCHEMA } from './settings-schemas.ts';
import { settingsProblems } from '../settings.ts';
import { parseYaml } from '../yaml.ts';

/** An entry of `synonyms.yaml`, and where it stands. */
export interface SynonymsSource extends Synonyms {
  readonly location: Location;
}

/** Reads `synonyms.yaml`: words of readers that the pages do not use. None where there is no such file. */
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
