import { asList, asRecord, type Raw } from '../../model/raw.ts';
import { didYouMean } from '../../nearest.ts';
import { once } from '../../once.ts';
import type { ApiWords } from './api-words.ts';
import type { Surroundings } from './name-fault.ts';
import type { NameFault } from './path-mention.ts';
import { isSlip, wordFault } from './word-fault.ts';

/** Words that stand for a whole body in prose. */
const ROOTS = [
  'response',
  'request',
  'body',
  'headers',
  'query',
  'params',
  'event',
  'payload',
  'error',
  'result',
  'res',
  'req',
  'json',
];
const FILE =
  /\.(?:ya?ml|json|mdx?|[cm]?[jt]sx?|php|html?|css|xml|csv|pdf|png|jpe?g|svg|txt|env|sh|py|rb|go|java|kt|cs|zip|exe|log|lock|toml|ini)$/i;
const DOMAIN = /^(?:[a-z0-9-]+\.)+(?:com|org|net|io|dev|app|ng|uk|co|eu|gov|edu|example|test|invalid|localhost)$/;

/** A path of fields (`data.customer.email`, `items[].id`) of which a part is no field where it stands. */
export function dottedFault(text: string, { words, allowed, onEvidence = false }: Surroundings): NameFault | undefined {
  if (
    !/^[A-Za-z_]\w*(?:\[(?:\d*|n|i)\])?(?:\.[A-Za-z_]\w*(?:\[(?:\d*|n|i)\])?)*$/.test(text) ||
    FILE.test(text) ||
    DOMAIN.test(text)
  )
    return undefined;
  const segments = [...text.matchAll(/[A-Za-z_]\w*/g)]
    .filter(([word], index, all) => !(index > 0 && /^[ni]$/.test(word) && text[(all[index]?.index ?? 0) - 1] === '['))
    .map((match) => ({ name: match[0], offset: match.index }));
  const [first, second] = segments;
  if (segments.some(({ name }) => allowed.has(name))) return undefined;
  if (!segments.some(({ name }) => words.fields.has(name))) {
    // `response.totalAmunt`: a root shows that a field was meant.
    const fault =
      first !== undefined && second !== undefined && ROOTS.includes(first.name) && !words.known.has(second.name)
        ? wordFault(second.name, words, onEvidence)
        : undefined;
    return fault && { ...fault, offset: second?.offset ?? 0 };
  }
  const isOurs =
    first === undefined ||
    words.fields.has(first.name) ||
    words.known.has(first.name) ||
    ROOTS.includes(first.name) ||
    [...words.fields].some((field) => isSlip(first.name, field));
  if (!isOurs) return wordFault(first.name, words, onEvidence);
  const isRoot =
    first !== undefined && !words.fields.has(first.name) && (ROOTS.includes(first.name) || words.known.has(first.name));
  let fields = allFields(words);
  for (const { name, offset } of isRoot ? segments.slice(1) : segments) {
    const found = fields.get(name);
    if (found === undefined)
      return fields.size === 0 || (onEvidence && ![...fields.keys()].some((field) => isSlip(name, field)))
        ? undefined
        : {
            offset,
            length: name.length,
            message: `\`${name}\` in \`${text}\` is no field there.`,
            hint: didYouMean(name, fields.keys()),
          };
    fields = fieldsOf([...found], words);
  }
  return undefined;
}

type Fields = ReadonlyMap<string, ReadonlySet<Raw>>;

/** Fields of all schemas: their parts are among these themselves. */
const allFields = once(({ schemas }: ApiWords): Fields => byName(schemas.flatMap(ownProperties)));

/** Fields of some schemas, of their parts and of their items. */
function fieldsOf(schemas: readonly Raw[], words: ApiWords): Fields {
  return byName(schemas.flatMap((schema) => propertiesOf(schema, words)));
}

type Property = readonly [name: string, schema: Raw];

function byName(properties: readonly Property[]): Fields {
  const found = new Map<string, Set<Raw>>();
  for (const [name, property] of properties) {
    const alike = found.get(name);
    if (alike === undefined) found.set(name, new Set([property]));
    else alike.add(property);
  }
  return found;
}

function ownProperties(schema: Raw): readonly Property[] {
  return Object.entries(asRecord(schema['properties'])).map(([name, property]) => [name, asRecord(property)]);
}

/** Fields of a schema, of all its parts and of its items. */
function propertiesOf(schema: Raw, words: ApiWords, seen: Set<Raw> = new Set()): readonly Property[] {
  if (seen.has(schema)) return [];
  seen.add(schema);
  const target = typeof schema['$ref'] === 'string' ? words.resolve(schema) : undefined;
  const parts = [target, schema['items'], ...['allOf', 'oneOf', 'anyOf'].flatMap((key) => asList(schema[key]))].filter(
    (part): part is Raw => typeof part === 'object' && part !== null,
  );
  return [...ownProperties(schema), ...parts.flatMap((part) => propertiesOf(part, words, seen))];
}
