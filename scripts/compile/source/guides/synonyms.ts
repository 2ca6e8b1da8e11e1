import type { Href } from '#src/model/nav.ts';
import type { Synonyms } from '#src/model/search.ts';
import { asRecord, asText } from '#src/shared/schema/raw.ts';
import type { Location, Problem } from '../../../cli/problem.ts';
import { SYNONYMS_SCHEMA } from './settings-schemas.ts';
import { parseYaml, type YamlFile } from '../yaml.ts';

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
  const { value } = yaml;
  if (value !== undefined && value !== null && !Array.isArray(value))
    return { synonyms: [], problems: [...yaml.problems, problem('`synonyms.yaml` is not a list.', yaml.locate([]))] };
  const read = (Array.isArray(value) ? value : []).map((entry, index) => synonymsOf(asRecord(entry), index, yaml));
  return {
    synonyms: read.flatMap(({ synonyms }) => synonyms ?? []),
    problems: [...yaml.problems, ...read.flatMap(({ problems }) => problems)],
  };
}

function synonymsOf(
  entry: Readonly<Record<string, unknown>>,
  index: number,
  yaml: YamlFile,
): { readonly synonyms?: SynonymsSource; readonly problems: readonly Problem[] } {
  const location = yaml.locate([index]);
  const words = (Array.isArray(entry['words']) ? entry['words'] : []).map((word) => String(word).trim());
  const to = entry['to'] === undefined ? undefined : asText(entry['to']);
  const unknown = Object.keys(entry).find((key) => !Object.hasOwn(SYNONYMS_SCHEMA.items.properties, key));
  if (unknown !== undefined) return { problems: [problem(`\`${unknown}\` is no key of a synonym.`, location)] };
  if (words.length === 0 || words.includes('')) return { problems: [problem('A synonym has no `words`.', location)] };
  if (to === undefined && words.length < 2)
    return { problems: [problem(`\`${words[0] ?? ''}\` is a synonym of nothing.`, location)] };
  if (to !== undefined && !to.startsWith('/'))
    return { problems: [problem(`\`${to}\` is not an address of this site.`, location)] };
  return { synonyms: { words, ...(to === undefined ? {} : { href: to as Href }), location }, problems: [] };
}

function problem(message: string, location: Location): Problem {
  return {
    check: 'search-synonyms',
    severity: 'error',
    message,
    hint: 'Write `- words: [refund, money back]`, and `to: /page#place` where one place is meant.',
    location,
  };
}
