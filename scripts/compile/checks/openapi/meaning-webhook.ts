import type { OpenApiDocument } from '#src/model/openapi.ts';
import { asRecord, asText, asTexts, isRecord, type Raw } from '#src/shared/schema/raw.ts';
import { isReference } from '#src/shared/schema/resolve-ref.ts';
import type { Check, CheckContext, CheckProblem } from '../lookup/check.ts';
import { memberParts, partsOf } from '#src/shared/schema/parts.ts';
import { lowerFirst } from '../lookup/names.ts';
import { isUnpublished } from '../lookup/operations.ts';
import { valueOf, valuesOf } from '../lookup/samples/examples.ts';
import { mediaIn } from '../lookup/media.ts';
import { namesOfFields } from '../lookup/schema-parts.ts';

/** Schemas with fewer fields in common may be alike by chance. */
const MIN_SHARED = 4;
const MAX_DEPTH = 3;

/** An object in the payload of a webhook, where it is described. */
interface DescribedObject {
  readonly holder: object;
  readonly key: string;
  readonly schema: Raw;
  readonly samples: readonly unknown[];
  readonly depth: number;
}

/**
 * The object that a webhook reports has the schema of the object that the API returns, instead of a copy of it. Where
 * the payload writes the names of fields with capitals, so that it needs a copy, the fields have the same types.
 */
export const meaningWebhook: Check = {
  id: 'meaning-webhook',
  *run(context) {
    for (const { media, direction, operation } of mediaIn(context.document)) {
      if (operation.kind !== 'webhook' || direction !== 'request') continue;
      yield* unlike(context, {
        holder: media,
        key: 'schema',
        schema: asRecord(media['schema']),
        samples: valuesOf(context.document, media).map(valueOf),
        depth: 0,
      });
    }
  },
};

function* unlike(context: CheckContext, described: DescribedObject): Iterable<CheckProblem> {
  const { document, locator } = context;
  const { holder, key, schema, samples, depth } = described;
  const location = locator.locate(holder, key);
  const what = key === 'schema' ? 'The payload' : `\`${key}\``;
  const properties = asRecord(schema['properties']);
  const original = isReference(schema) ? undefined : originalOf(document, Object.keys(properties));
  const shown = samples.map((sample) => Object.keys(asRecord(sample))).find((keys) => keys.length > 0);
  if (original !== undefined && original.isSameCase) {
    yield {
      message: `${what} repeats the fields of the schema \`${original.name}\`.`,
      hint: `Refer to \`${original.name}\`, so that the two cannot diverge.`,
      location,
    };
  } else if (original !== undefined) {
    yield* retyped(context, schema, original);
  } else if (shown !== undefined && isUndescribed(document, schema)) {
    const likely = originalOf(document, shown);
    if (likely !== undefined)
      yield {
        message: `${what} has no \`properties\`, but its example shows those of the schema \`${likely.name}\`.`,
        hint: `Refer to \`${likely.name}\`.`,
        location,
      };
  }
  if (original?.isSameCase === true || depth >= MAX_DEPTH) return;
  for (const part of partsOf(document, schema)) {
    for (const [name, property] of Object.entries(asRecord(part['properties']))) {
      if (isReference(part) || !isRecord(property)) continue;
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
  /** Whether most names have the same capitals there. */
  readonly isSameCase: boolean;
}

/** The schema that has most of some names as fields. */
function originalOf(document: OpenApiDocument, names: readonly string[]): Original | undefined {
  const candidates = Object.entries(asRecord(document.components?.schemas)).flatMap(([name, node]) => {
    const known = namesOfFields(document, asRecord(node));
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

/** Fields of a copy whose types are not those of the original. */
function* retyped({ document, locator }: CheckContext, copy: Raw, original: Original): Iterable<CheckProblem> {
  const parts = partsOf(document, original.schema);
  for (const [name, property] of Object.entries(asRecord(copy['properties']))) {
    const source = memberParts(document, parts, lowerFirst(name));
    const [own, others] = [kindOf(partsOf(document, property)), kindOf(source)];
    if (source.length === 0 || own === others) continue;
    yield {
      message: `\`${name}\` is ${own}, but \`${lowerFirst(name)}\` of \`${original.name}\` is ${others}.`,
      hint: 'Use the same type, format and values in both.',
      location: locator.locate(asRecord(copy['properties']), name),
    };
  }
}

/** Type, format and enum values in words. */
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

/** Whether a schema neither lists its fields, nor allows any, nor marks them as not published. */
function isUndescribed(document: OpenApiDocument, schema: Raw): boolean {
  const parts = partsOf(document, schema);
  return !parts.some(
    (part) =>
      isReference(part) ||
      'properties' in part ||
      'additionalProperties' in part ||
      'patternProperties' in part ||
      isUnpublished(part, 'fields'),
  );
}
