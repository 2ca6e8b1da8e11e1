import type { MediaType, Response } from '#src/model/media-type.ts';
import { isJson } from '#src/shared/samples/body.ts';
import type { Download } from './download.ts';
import { fileName, uniqueNames } from './file-name.ts';
import { zip } from './zip.ts';

/** An example as a file. */
interface Fixture {
  readonly file: string;
  readonly operation: string;
  /** `request`, or the status of the response. */
  readonly of: string;
  readonly name: string;
  readonly mediaType: string;
  /** True if it is made from the schema rather than written by the author. */
  readonly generated?: true;
}

/** Every example of bodies: a folder an operation or webhook, a file an example, and a list of them all. */
export const fixtures: Download = {
  file: 'fixtures.zip',
  title: 'Fixtures',
  short: 'fixtures',
  about: 'Every example of a request and a response, for your own tests: one file each, in a folder an operation.',
  use: 'Unpack it; `index.json` lists operation, status, name and media type of each file.',
  make: async ({ operations, webhooks }) => {
    const files = new Map<string, string>();
    const index: Fixture[] = [];
    const folders = uniqueNames();
    for (const [folder, call] of [
      ...operations.map((operation) => [operation.operationId, operation] as const),
      ...webhooks.map((webhook) => [`webhook-${webhook.id}`, webhook] as const),
    ])
      add(folders(fileName(folder)), folder, call);
    return index.length === 0
      ? undefined
      : zip(new Map([['index.json', `${JSON.stringify(index, null, 2)}\n`], ...files]));

    function add(
      folder: string,
      operation: string,
      { requestBody, responses }: Pick<(typeof operations)[number], 'requestBody' | 'responses'>,
    ): void {
      const names = uniqueNames();
      const note = (of: string, media: MediaType): void => {
        for (const example of media.examples) {
          const { name, generated } = example;
          const file = `${folder}/${names(`${fileName(of)}-${fileName(name)}`)}${extension(media.mediaType)}`;
          files.set(file, textOf(media, example));
          index.push({
            file,
            operation,
            of,
            name,
            mediaType: media.mediaType,
            ...(generated === undefined ? {} : { generated }),
          });
        }
      };
      for (const media of requestBody?.content ?? []) note('request', media);
      for (const { status, content } of responses as readonly Response[])
        for (const media of content) note(status, media);
    }
  },
};

function textOf({ mediaType }: MediaType, { value, serializedValue }: MediaType['examples'][number]): string {
  if (serializedValue !== undefined) return serializedValue;
  if (typeof value === 'string' && !isJson(mediaType)) return value;
  return `${JSON.stringify(value, null, 2)}\n`;
}

function extension(mediaType: string): string {
  if (isJson(mediaType)) return '.json';
  if (/\bxml\b/i.test(mediaType)) return '.xml';
  return /^text\//i.test(mediaType) ? '.txt' : '.json';
}
