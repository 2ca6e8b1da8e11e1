import { suggest } from '#src/shared/text/nearest.ts';
import { memoize } from '#src/shared/text/memoize.ts';
import { groupBy } from '../../../../text/group-by.ts';
import type { ApiWords, Surroundings } from './api-words.ts';
import type { NameProblem } from './path-problem.ts';
import { isTypo } from '../../lookup/names.ts';
import { propertiesOf, type Property } from '../../lookup/operations.ts';
import { wordProblem } from './word-problem.ts';

/** Words for a whole body in prose. */
const ROOTS = 'response request body headers query params event payload error result res req json'.split(' ');
const FILE =
  /\.(?:ya?ml|json|mdx?|[cm]?[jt]sx?|php|html?|css|xml|csv|pdf|png|jpe?g|svg|txt|env|sh|py|rb|go|java|kt|cs|zip|exe|log|lock|toml|ini)$/i;
const DOMAIN = /^(?:[a-z0-9-]+\.)+(?:com|org|net|io|dev|app|ng|uk|co|eu|gov|edu|example|test|invalid|localhost)$/;
/** Members of strings, lists and answers in programming languages. */
const MEMBER =
  /\.(?:length|size|count|map|filter|find|forEach|some|every|includes|join|split|slice|push|keys|values|entries|toString|toFixed|toLowerCase|toUpperCase|trim|get|set|ok|headers|body|text|statusCode|status_code|raw|rawBody)$/;

/** A path of fields (`data.customer.email`, `items[].id`) with a part that is not a field at its place. */
export function dottedPathProblem(
  text: string,
  { words, allowed, onEvidence = false }: Surroundings,
): NameProblem | undefined {
  if (
    !/^[A-Za-z_]\w*(?:\[(?:\d*|n|i)\])?(?:\.[A-Za-z_]\w*(?:\[(?:\d*|n|i)\])?)*$/.test(text) ||
    FILE.test(text) ||
    DOMAIN.test(text) ||
    MEMBER.test(text)
  )
    return undefined;
  const segments = [...text.matchAll(/[A-Za-z_]\w*/g)]
    .filter(([word], index, all) => !(index > 0 && /^[ni]$/.test(word) && text[(all[index]?.index ?? 0) - 1] === '['))
    .map((match) => ({ name: match[0], offset: match.index }));
  const [first, second] = segments;
  if (segments.some(({ name }) => allowed.has(name))) return undefined;
  if (!segments.some(({ name }) => words.fields.has(name))) {
    // `response.totalAmunt`: after such a word, a field is meant.
    const problem =
      first !== undefined && second !== undefined && ROOTS.includes(first.name) && !words.known.has(second.name)
        ? wordProblem(second.name, words, onEvidence)
        : undefined;
    return problem && { ...problem, offset: second?.offset ?? 0 };
  }
  const isOurs =
    first === undefined ||
    words.fields.has(first.name) ||
    words.known.has(first.name) ||
    ROOTS.includes(first.name) ||
    [...words.fields].some((field) => isTypo(first.name, field));
  if (!isOurs) return wordProblem(first.name, words, onEvidence);
  const isRoot =
    first !== undefined && !words.fields.has(first.name) && (ROOTS.includes(first.name) || words.known.has(first.name));
  let fields = allFields(words);
  // `req.body.orderId` has two of them.
  const start = isRoot ? segments.findIndex(({ name }, index) => index > 0 && !ROOTS.includes(name)) : 0;
  for (const { name, offset } of segments.slice(start < 0 ? segments.length : start)) {
    const found = fields.get(name);
    if (found === undefined)
      return fields.size === 0 || (onEvidence && ![...fields.keys()].some((field) => isTypo(name, field)))
        ? undefined
        : {
            offset,
            length: name.length,
            certainty: [...fields.keys()].some((field) => isTypo(name, field)) ? 'slip' : 'contradiction',
            message: `\`${name}\` in \`${text}\` is not a field there.`,
            ...suggest(name, fields.keys()),
          };
    fields = byName([...found].flatMap(words.fieldsOf));
  }
  return undefined;
}

/** Schemas by the names of fields. */
type Fields = ReadonlyMap<string, ReadonlySet<unknown>>;

/** Fields of all schemas, which include their parts. */
const allFields = memoize(({ schemas }: ApiWords): Fields => byName(schemas.flatMap(propertiesOf)));

function byName(properties: readonly Property[]): Fields {
  const groups = groupBy(properties, ([name]) => name);
  return new Map([...groups].map(([name, alike]) => [name, new Set(alike.map(([, schema]) => schema))]));
}
