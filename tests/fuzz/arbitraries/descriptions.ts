import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import type { Arbitrary } from 'fast-check';
import { parse } from 'yaml';
import { yamlText } from '../yaml-text.ts';
import { guides } from './guides.ts';
import { markdown } from './markdown.ts';
import { schema, schemas, value } from './schemas.ts';
import { objectOf } from './text.ts';
import { url } from './urls.ts';
import { word } from './words.ts';

/** Texts of a small site by path: the description is `openapi.yaml`, guides lie in `guides/`. */
export type Files = Readonly<Record<string, string>>;

const BASE = readFileSync(new URL('./base.yaml', import.meta.url), 'utf8');
const base = parse(BASE) as { readonly components: { readonly schemas: { readonly Order: object } } };
/** Members that say what an object is: without them its words would not be shown. */
const STRUCTURE = /^(openapi|type|in|\$ref|propertyName)$/;

/** Sources with hostile words: descriptions, and guides beside the harmless one. */
export const hostileDescription: Arbitrary<Files> = fc
  .oneof(...[0.05, 0.2, 0.6].map((share) => mutated(base, share, hostileFor)))
  .map((document) => ({ 'openapi.yaml': yamlText(document) }));
export const hostileGuides: Arbitrary<Files> = guides.map((files) => ({ 'openapi.yaml': BASE, ...files }));

/** Sources with hostile schemas, half of them with nodes that do not belong where they are. */
export const hostileSchemas: Arbitrary<Files> = fc
  .tuple(fc.oneof(...[0, 0.005, 0.02, 0.1].map((share) => mutated(base, share, wrongFor))), schemas)
  .map(([document, own]) => ({ 'openapi.yaml': yamlText(withSchemas(document, own)) }));

type Replacement = (node: unknown, key: string) => Arbitrary<unknown> | undefined;

/** A tree with about `share` of its nodes replaced, where there is a replacement. */
function mutated(node: unknown, share: number, replacement: Replacement, key = ''): Arbitrary<unknown> {
  const whole = Array.isArray(node)
    ? fc.tuple(...node.map((item) => mutated(item, share, replacement, key)))
    : typeof node === 'object' && node !== null
      ? fc
          .tuple(
            ...Object.entries(node).map(([name, child]) =>
              mutated(child, share, replacement, name).map((made) => [name, made] as const),
            ),
          )
          .map(objectOf)
      : fc.constant(node);
  const other = share === 0 ? undefined : replacement(node, key);
  if (other === undefined) return whole;
  const weight = Math.round(share * 1000);
  return fc.oneof({ withCrossShrink: true }, { weight: 1000 - weight, arbitrary: whole }, { weight, arbitrary: other });
}

function hostileFor(node: unknown, key: string): Arbitrary<unknown> | undefined {
  if (typeof node !== 'string' || STRUCTURE.test(key)) return undefined;
  if (/url$|^termsOfService$/i.test(key)) return url;
  const isProse = /description|summary|title|remedy/i.test(key);
  return fc.oneof({ weight: isProse ? 4 : 1, arbitrary: markdown }, { weight: isProse ? 1 : 2, arbitrary: word });
}

function wrongFor(node: unknown, key: string): Arbitrary<unknown> | undefined {
  if (key === 'openapi' || key === '') return undefined;
  return fc.oneof(
    fc.constantFrom<unknown>(null, [node], { $ref: node }, { value: node }, { schema: node }, { allOf: node }),
    fc.constantFrom('Order', 'Missing').map((name) => ({ $ref: `#/components/schemas/${name}` })),
    fc.constantFrom('#/paths', '#', '#/components', '#/components/parameters/Nowhere').map(($ref) => ({ $ref })),
    schema,
    value,
  );
}

/** The document with schemas added, which a schema of its own refers to. */
function withSchemas(document: unknown, own: Record<string, unknown>): unknown {
  const { components, ...rest } = document as { components?: { schemas?: Record<string, unknown> } };
  const order = base.components.schemas.Order as { properties: object };
  const refs = { fuzz: { $ref: '#/components/schemas/Fuzz' }, loop: { $ref: '#/components/schemas/Loop' } };
  const Order = { ...order, properties: { ...order.properties, ...refs } };
  return {
    ...rest,
    components: { ...components, schemas: objectOf(Object.entries({ ...components?.schemas, Order, ...own })) },
  };
}
