import { isNumberText, stringifyJson } from '#src/shared/schema/number-text.ts';
import type { Schema } from '#src/model/schema.ts';
import { typesOf } from '#src/shared/schema/applicators.ts';
import { resolveSchema } from '#src/shared/schema/resolve-schema.ts';
import { isOurExample } from '#src/shared/schema/evidence.ts';
import type { MediaType } from '#src/model/media-type.ts';
import type { ResponseExample } from '#src/model/operation-section.ts';
import { isJson } from '#src/shared/samples/body.ts';
import { payloadText } from '#src/shared/samples/payload-text.ts';
import { omitUndefined, unlessEmpty } from '../../text/omit-undefined.ts';
import { toProse } from '../../guides/prose/description.ts';
import { segment } from '#src/shared/text/segment.ts';
import type { PageContext } from '../context/page-context.ts';

/**
 * Returns a panel for each example of a body. In JSON media types, examples are shown as JSON; in others, in their
 * serialized form. Generated examples are shown only for the first media type.
 */
export function examplePanels(
  content: readonly MediaType[],
  context: PageContext,
  anchor: string,
): readonly ResponseExample[] {
  const shown = content.flatMap((media, index) =>
    media.examples
      .filter(({ generated }) => index === 0 || generated === undefined)
      .map((example) => ({ media, example, isFirst: index === 0 })),
  );
  const isMixed = new Set(shown.map(({ media }) => media)).size > 1;
  return shown.map(({ media, example, isFirst }) => {
    const { mediaType, schema } = media;
    const { name, summary, description, value, serializedValue, generated } = example;
    const isAsJson = isJson(mediaType) && !isJsonText(value, resolveSchema(schema, context.api.definitions).schema);
    const text = isJson(mediaType) ? value : (serializedValue ?? payloadText(media, example) ?? value);
    return omitUndefined({
      anchor: context.anchors.claim(`${anchor}.${isFirst ? '' : `${segment(mediaType)}.`}${segment(name)}`),
      name,
      title: isMixed ? titleAmongTypes(summary, mediaType) : summary,
      description: unlessEmpty(toProse(description)),
      generated,
      isOurs: (generated === undefined && isOurExample(example, context.api.evidence)) || undefined,
      code:
        !isAsJson && typeof text === 'string' && !isNumberText(text)
          ? { text, syntax: /[/+]xml\b/i.test(mediaType) ? 'html' : 'text' }
          : { text: stringifyJson(text, 2), syntax: 'json' },
    });
  });
}

/** Whether a value is a string that contains JSON, although the schema describes an object or array. */
function isJsonText(value: unknown, schema: Schema): boolean {
  const types = typesOf(schema);
  return (
    typeof value === 'string' &&
    (types.length === 0 ? /^\s*[{[]/.test(value) : types.every((type) => type === 'object' || type === 'array'))
  );
}

/** Returns the title of an example that is shown beside examples in other media types: `Paid, application/xml`. */
export function titleAmongTypes(title: string, mediaType: string): string {
  return title === 'Example' ? mediaType : `${title}, ${mediaType}`;
}
