import type { Api } from '#src/model/api.ts';
import { undocumentedFields } from '#src/shared/schema/documented-fields.ts';
import { isOurExample } from '#src/shared/schema/evidence.ts';
import { OUR_EXAMPLE, ourNames } from '#src/shared/schema/evidence-words.ts';
import { isNumberText, stringifyJson } from '#src/shared/schema/number-text.ts';
import type { Example, MediaType } from '#src/model/media-type.ts';
import { isJson } from '#src/shared/samples/body.ts';
import { omitUndefined } from '../text/omit-undefined.ts';
import { type Download, fileName, uniqueNames, zip } from './download.ts';

/** An entry of `index.json` in the archive: the properties of one example file. */
interface Fixture {
  readonly file: string;
  readonly operation: string;
  /** `request`, or a response status such as `200`. */
  readonly of: string;
  readonly name: string;
  readonly mediaType: string;
  /** Set if the example is generated from the schema rather than written by the author. */
  readonly generated?: true;
  /** The description of the example, and sentences about what is assumed in it. */
  readonly evidence?: string;
}

/**
 * A ZIP archive of all examples of request and response bodies: a folder for each operation or webhook, a file for each
 * example, and a list of all files in `index.json`.
 */
export const fixtures: Download = {
  file: 'fixtures.zip',
  title: 'Fixtures',
  short: 'fixtures',
  about: 'Every example of a request and a response, for your own tests: one file each, in one folder per operation.',
  use: 'Unpack it; `index.json` lists the operation, status, name, media type and notes of each file.',
  make: async ({ api, operations, webhooks }) => {
    const files = new Map<string, string>();
    const index: Fixture[] = [];
    const folders = uniqueNames();
    const calls = [
      ...operations.map((operation) => [operation.operationId, operation] as const),
      ...webhooks.map((webhook) => [`webhook-${webhook.id}`, webhook] as const),
    ];
    for (const [operation, { requestBody, responses }] of calls) {
      const folder = folders(fileName(operation));
      const names = uniqueNames();
      const bodies = [
        ...(requestBody?.content ?? []).map((media) => ['request', media] as const),
        ...responses.flatMap(({ status, content }) => content.map((media) => [status, media] as const)),
      ];
      for (const [of, media] of bodies)
        for (const example of media.examples) {
          const { name, generated } = example;
          const { mediaType } = media;
          const file = `${folder}/${names(`${fileName(of)}-${fileName(name)}`)}${extension(mediaType)}`;
          files.set(file, textOf(media, example));
          const evidence = evidenceOf(media, example, api) || undefined;
          index.push({ file, operation, of, name, mediaType, ...omitUndefined({ generated, evidence }) });
        }
    }
    return index.length === 0 ? undefined : zip(new Map([['index.json', `${stringifyJson(index, 2)}\n`], ...files]));
  },
};

/**
 * Returns the description of an example or, if its values are assumed, a sentence that says so. If some field names are
 * assumed, adds a sentence that lists them.
 */
function evidenceOf({ schema }: MediaType, example: Example, api: Api): string {
  const names = undocumentedFields(example.value, schema, api);
  return [
    ...(isOurExample(example, api.evidence) ? [OUR_EXAMPLE] : [example.description ?? []].flat()),
    ...(names.length === 0 ? [] : [ourNames(names)]),
  ].join(' ');
}

function textOf({ mediaType }: MediaType, { value, serializedValue }: Example): string {
  if (serializedValue !== undefined) return serializedValue;
  if (typeof value === 'string' && !isNumberText(value) && !isJson(mediaType)) return value;
  return `${stringifyJson(value, 2)}\n`;
}

function extension(mediaType: string): string {
  if (isJson(mediaType)) return '.json';
  if (/\bxml\b/i.test(mediaType)) return '.xml';
  return /^text\//i.test(mediaType) ? '.txt' : '.json';
}
