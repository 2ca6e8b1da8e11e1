import type { OpenApiDocument } from '../../../src/model/openapi.ts';
import { asRecord, asText, asTexts, type Raw } from '../../model/raw.ts';
import { isReference, resolveRef } from '../../model/resolve-ref.ts';
import type { Check, CheckContext, Finding } from '../check.ts';
import { memberParts, partsOf } from '../schema-parts.ts';
import { mediaIn } from '../walk.ts';

/** Fewer fields in common are chance. */
const MIN_SHARED = 4;
const MAX_DEPTH = 3;

/** An object of a webhook's payload, where it is described. */
interface Described {
  readonly holder: object;
  readonly key: string;
  readonly schema: Raw;
  readonly samples: readonly unknown[];
  readonly depth: number;
}

/**
 * What a webhook reports is the object that the API answers with: the same schema, not a copy that drifts from it.
 * A payload that spells its fields with capitals cannot refer to it; its fields then have the same types.
 */
export const meaningWebhook: Check = {
  id: 'meaning-webhook',
  *run(context) {
    for (const { media, direction, operation } of mediaIn(context.document)) {
      if (operation.kind !== 'webhook' || direction !== 'request') continue;
      const samples = ['value', 'dataValue'].flatMap((key) =>
        Object.values(asRecord(media['examples'])).map(
          (example) => asRecord(resolveRef(context.document, asRecord(example)))[key],
        ),
      );
      yield* unlike(context, {
        holder: media,
        key: 'schema',
        schema: asRecord(media['schema']),
        samples: [media['example'], ...samples].filter((sample) => sample !== undefined),
        depth: 0,
      });
    }
  },
};

function* unlike(context: CheckContext, described: Described): Iterable<Finding> {
  const { document, locator } = context;
  const { holder, key, schema, samples, depth } = described;
  const location = locator.locate(holder, key);
  const what = key === 'schema' ? 'The payload' : `\`${key}\``;
  const properties = asRecord(schema['properties']);
  const original = isReference(schema) ? undefined : originalOf(document, Object.keys(properties));
  const shown = samples.map((sample) => Object.keys(asRecord(sample))).find((keys) => keys.length > 0);
  if (original !== undefined && original.isSameCase) {
    yield {
      message: `${what} repeats the fields of \`${original.name}\` instead of being one.`,
      hint: `Refer to the schema \`${original.name}\`, so that the two cannot drift apart.`,
      location,
    };
  } else if (original !== undefined) {
    yield* retyped(context, schema, original);
  } else if (shown !== undefined && isUndescribed(document, schema)) {
    const likely = originalOf(document, shown);
    if (likely !== undefined)
      yield {
        message: `${what} does not say which fields it has; its sample shows a \`${likely.name}\`.`,
        hint: `Refer to the schema \`${likely.name}\`.`,
        location,
      };
  }
  if (original?.isSameCase === true || depth >= MAX_DEPTH) return;
  for (const part of partsOf(document, schema)) {
    for (const [name, property] of Object.entries(asRecord(part['properties']))) {
      if (isReference(part) || !isObject(property)) continue;
      const inside = samples.map((sample) => asRecord(sample)[name]).filter((sample) => sample !== undefined);
      yield* unlike(context, {
        holder: asRecord(part['properties']),
        key: name,
        schema: property,
        samples: inside,
        depth: depth + 1,
      });
    }
  }
}

interface Original {
  readonly name: string;
  readonly schema: Raw;
  /** Whether the fields are spelt as they are there. */
  readonly isSameCase: boolean;
}

/** The schema whose fields most of some names are. */
function originalOf(document: OpenApiDocument, names: readonly string[]): Original | undefined {
  const candidates = Object.entries(asRecord(document.components?.schemas)).flatMap(([name, node]) => {
    const known = fieldsOf(document, node);
    const shared = names.filter((one) => known.has(one) || known.has(lowerFirst(one)));
    const isAlike =
      shared.length >= MIN_SHARED && shared.length > names.length * 0.6 && shared.length > known.size * 0.5;
    return isAlike
      ? [
          {
            name,
            schema: asRecord(node),
            shared: shared.length,
            isSameCase: shared.filter((one) => known.has(one)).length > shared.length / 2,
          },
        ]
      : [];
  });
  return candidates.sort((a, b) => b.shared - a.shared)[0];
}

/** Fields of a copy with capitals whose types are not those of the original. */
function* retyped({ document, locator }: CheckContext, copy: Raw, original: Original): Iterable<Finding> {
  const parts = partsOf(document, original.schema);
  for (const [name, property] of Object.entries(asRecord(copy['properties']))) {
    const source = memberParts(document, parts, lowerFirst(name));
    const [own, others] = [kindOf(partsOf(document, property)), kindOf(source)];
    if (source.length === 0 || own === others) continue;
    yield {
      message: `\`${name}\` is ${own}, but \`${lowerFirst(name)}\` of \`${original.name}\` is ${others}.`,
      hint: 'Give both the same type, format and values.',
      location: locator.locate(asRecord(copy['properties']), name),
    };
  }
}

/** Type, format and listed values in words. */
function kindOf(parts: readonly Raw[]): string {
  const types = new Set(
    parts.flatMap((part) => (typeof part['type'] === 'string' ? [part['type']] : asTexts(part['type']))),
  );
  const formats = new Set(parts.map((part) => asText(part['format'])).filter((format) => format !== ''));
  const values = new Set(
    parts
      .flatMap((part) =>
        'const' in part ? [part['const']] : Array.isArray(part['enum']) ? (part['enum'] as unknown[]) : [],
      )
      .map((value) => JSON.stringify(value)),
  );
  const words = [
    [...types].sort().join(' or '),
    ...[...formats].sort(),
    ...(values.size > 0 ? [`one of ${[...values].sort().join(', ')}`] : []),
  ].filter((word) => word !== '');
  return words.length === 0 ? 'of any type' : `\`${words.join(', ')}\``;
}

/** An object that neither names its fields nor says that they are anything, or not published. */
function isUndescribed(document: OpenApiDocument, schema: Raw): boolean {
  const parts = partsOf(document, schema);
  return !parts.some(
    (part) =>
      isReference(part) ||
      'properties' in part ||
      'additionalProperties' in part ||
      'patternProperties' in part ||
      asTexts(part['x-not-published']).includes('fields'),
  );
}

const fields = new WeakMap<object, ReadonlySet<string>>();

function fieldsOf(document: OpenApiDocument, schema: unknown): ReadonlySet<string> {
  const node = asRecord(schema);
  const known =
    fields.get(node) ?? new Set(partsOf(document, node).flatMap((part) => Object.keys(asRecord(part['properties']))));
  fields.set(node, known);
  return known;
}

function isObject(node: unknown): node is Raw {
  return typeof node === 'object' && node !== null;
}

function lowerFirst(name: string): string {
  return name.charAt(0).toLowerCase() + name.slice(1);
}
