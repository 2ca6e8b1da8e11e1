import type { Content } from '#src/model/content.ts';
import type { Operation } from '#src/model/operation.ts';
import type { Schema } from '#src/model/schema.ts';
import { resolveSchema } from '#src/shared/schema/resolve-schema.ts';
import { capitalise } from '#src/shared/text/capitalise.ts';
import { table, text } from '../../prose/nodes.ts';
import type { Component, ComponentUse } from './component.ts';
import { partOf, partsOf } from './parts.ts';

/** A table of options: for each, what of the calls in its guide is documented, and what to ask for. */
export const readiness: Component = {
  attributes: {},
  render: (use) => table(['Payment option', 'Documented', 'Ask for'], partsOf(use, 'Option').flatMap(rowOf)),
};

/** A row: the guide with its title; `documented` and `ask` add to what is counted in the description. */
export const option = partOf('Readiness', { title: true, href: true, documented: false, ask: false });

function rowOf({ attributes, node, context }: ComponentUse): readonly (readonly Content[])[] {
  const { title = '', href, documented, ask } = attributes;
  const target = href === undefined ? undefined : context.link(href, node, 'href');
  if (target === undefined) return [];
  const { operations } = context.addresses;
  const calls = context.api.operations.filter(({ operationId }) =>
    operations.get(operationId)?.startsWith(`${target.href}#`),
  );
  const counts = REQUIREMENTS.map((each) => counted(each, calls, context.api.definitions));
  const written = (given: string | undefined): readonly string[] => (given === undefined ? [] : [given]);
  const known = [...counts.flatMap((each) => each.known), ...written(documented)];
  const missing = [...counts.flatMap((each) => each.missing), ...written(ask)];
  return [
    [
      [{ kind: 'link', ...target, children: [text(title)] }],
      [text(sentence(known, calls.length === 0 ? 'No API calls' : 'No call yet'))],
      [text(sentence(missing, '—'))],
    ],
  ];
}

/** Something that every call needs, which the description gives or not. */
interface Requirement {
  readonly one: string;
  readonly many: string;
  /** Undefined where a call does not need it. */
  readonly isKnown: (call: Operation, definitions: Definitions) => boolean | undefined;
}

type Definitions = Parameters<typeof resolveSchema>[1];

const REQUIREMENTS: readonly Requirement[] = [
  { one: 'endpoint', many: 'endpoints', isKnown: hasEndpoint },
  {
    one: "call's parameters",
    many: "calls' parameters",
    // Without an endpoint they are asked for with it.
    isKnown: (call) => (hasEndpoint(call) && call.notPublished.includes('parameters') ? false : undefined),
  },
  {
    one: 'request body',
    many: 'request bodies',
    isKnown: ({ requestBody }, definitions) => hasFields(requestBody?.content[0]?.schema, definitions),
  },
  {
    one: 'response',
    many: 'responses',
    isKnown: ({ responses }, definitions) =>
      hasFields(responses.find(({ status }) => status.startsWith('2'))?.content[0]?.schema, definitions),
  },
];

function hasEndpoint({ path, methodPublished }: Operation): boolean {
  return path !== undefined && methodPublished;
}

function hasFields(schema: Schema | undefined, definitions: Definitions): boolean | undefined {
  if (schema === undefined) return undefined;
  const { properties, 'x-not-published': marks } = resolveSchema(schema, definitions).schema;
  return properties !== undefined || marks?.includes('fields') !== true;
}

/** `2 of 3 endpoints`, and the third to ask for. */
function counted(
  { one, many, isKnown }: Requirement,
  calls: readonly Operation[],
  definitions: Definitions,
): Readonly<Record<'known' | 'missing', readonly string[]>> {
  const given = calls.flatMap((call) => isKnown(call, definitions) ?? []);
  const known = given.filter(Boolean).length;
  const lacking = given.length - known;
  return {
    known: known === 0 ? [] : [`${known} of ${given.length} ${given.length === 1 ? one : many}`],
    missing: lacking === 0 ? [] : [`${lacking} ${lacking === 1 ? one : many}`],
  };
}

function sentence(parts: readonly string[], otherwise: string): string {
  const [first = otherwise, ...others] = parts;
  return [capitalise(first), ...others].join(', ');
}
