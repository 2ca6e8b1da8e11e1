import type { MediaType } from '#src/model/media-type.ts';
import { isJsonSequence, jsonSequence } from '#src/shared/samples/body.ts';
import { stringifyJson } from '#src/shared/schema/number-text.ts';
import { text } from '#src/shared/samples/parameter-style.ts';
import { isRecord, type Raw } from '#src/shared/schema/raw.ts';
import type { Resolve } from '#src/shared/schema/resolve-ref.ts';
import { xmlText } from './xml-text.ts';

/**
 * Returns a value as the text of a body: JSON Lines, server-sent events (HTML, section 9.2.6), XML or YAML. For YAML,
 * the text is JSON, which is valid YAML (YAML 1.2.2, section 1.2). Undefined for other media types, including JSON
 * itself. Also undefined for a value that is already a string, and if `xmlText` cannot format the value.
 */
export function bodyText(
  { mediaType, schema }: Pick<MediaType, 'mediaType' | 'schema'>,
  value: unknown,
  resolve: Resolve,
): string | undefined {
  if (typeof value === 'string') return undefined;
  if (isJsonSequence(mediaType)) return jsonSequence(mediaType, value);
  if (/^text\/event-stream\b/i.test(mediaType)) return (Array.isArray(value) ? value : [value]).map(event).join('\n');
  if (/[/+](?:x-)?yaml\b/i.test(mediaType)) return `${stringifyJson(value, 2)}\n`;
  return /[/+]xml\b/i.test(mediaType) ? xmlText(schema, value, resolve) : undefined;
}

const EVENT_FIELDS = ['event', 'data', 'id', 'retry'] as const;

function event(item: unknown): string {
  const fields: Raw = isRecord(item) && EVENT_FIELDS.some((field) => field in item) ? item : { data: item };
  const lines = EVENT_FIELDS.filter((field) => fields[field] !== undefined).flatMap((field) =>
    text(fields[field])
      .split(/\r\n|\r|\n/)
      .map((line) => `${field}: ${line}`),
  );
  return `${lines.join('\n')}\n`;
}
