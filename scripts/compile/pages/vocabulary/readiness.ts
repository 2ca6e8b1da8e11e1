import type { Content, ContentNode } from '#src/model/content.ts';
import type { Operation } from '#src/model/operation.ts';
import type { ElementName } from '#src/model/prose.ts';
import type { Schema } from '#src/model/schema.ts';
import { resolveSchema } from '#src/shared/schema/resolve-schema.ts';
import type { Component, ComponentUse } from './component.ts';
import { partOf, partsOf } from './parts.ts';

/** What can be built today: an option a row, with what the description tells and lacks of the calls of its guide. */
export const readiness: Component = {
  attributes: {},
  render: (use) => {
    const head = row('th', ['Payment option', 'Documented', 'Ask for'].map(text));
    const rows = partsOf(use, 'Option').flatMap(rowOf);
    return [element('table', [element('thead', [head]), element('tbody', rows)])];
  },
};

/**
 * One row: the guide with its title, and beside what is counted, what the description cannot know: `documented` and
 * `ask`.
 */
export const option = partOf('Readiness', { title: true, href: true, documented: false, ask: false });

function rowOf({ attributes, node, context }: ComponentUse): Content {
  const { title = '', href, documented, ask } = attributes;
  const target = href === undefined ? undefined : context.link(href, node, 'href');
  if (target === undefined) return [];
  const { operations } = context.addresses;
  const calls = context.api.operations.filter(({ operationId }) =>
    operations.get(operationId)?.startsWith(`${target.href}#`),
  );
  const parts = PARTS.map((part) => counted(part, calls, context.api.definitions));
  const written = (given: string | undefined): readonly string[] => (given === undefined ? [] : [given]);
  const known = [...parts.flatMap((part) => part.known), ...written(documented)];
  const missing = [...parts.flatMap((part) => part.missing), ...written(ask)];
  return [
    row('td', [
      { kind: 'link', ...target, children: [text(title)] },
      text(sentence(known, calls.length === 0 ? 'No API calls' : 'No call yet')),
      text(sentence(missing, '—')),
    ]),
  ];
}

/** Something that a call needs to be made, which the description gives or not. */
interface Part {
  readonly one: string;
  readonly many: string;
  /** Undefined where a call has no such part. */
  readonly isKnown: (call: Operation, definitions: Definitions) => boolean | undefined;
}

type Definitions = Parameters<typeof resolveSchema>[1];

const PARTS: readonly Part[] = [
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
  { one, many, isKnown }: Part,
  calls: readonly Operation[],
  definitions: Definitions,
): Readonly<Record<'known' | 'missing', readonly string[]>> {
  const answers = calls.flatMap((call) => isKnown(call, definitions) ?? []);
  const known = answers.filter(Boolean).length;
  const lacking = answers.length - known;
  return {
    known: known === 0 ? [] : [`${known} of ${answers.length} ${answers.length === 1 ? one : many}`],
    missing: lacking === 0 ? [] : [`${lacking} ${lacking === 1 ? one : many}`],
  };
}

function sentence(parts: readonly string[], otherwise: string): string {
  const [first = otherwise, ...others] = parts;
  return [first.charAt(0).toUpperCase() + first.slice(1), ...others].join(', ');
}

function row(cell: 'th' | 'td', children: Content): ContentNode {
  return element(
    'tr',
    children.map((child) => element(cell, [child])),
  );
}

function element(name: ElementName, children: Content): ContentNode {
  return { kind: 'element', name, children };
}

function text(value: string): ContentNode {
  return { kind: 'text', value };
}
