import { strToU8, zipSync, type Zippable } from 'fflate';
import type { CallData } from '#src/model/call-data.ts';
import { usualWords } from '#src/shared/schema/evidence-words.ts';
import type { Schemas } from '#src/shared/schema/schema-ref.ts';
import type { Raw } from '#src/shared/schema/raw.ts';
import type { DownloadSource, Call } from './download-source.ts';
import { openOf } from './evidence.ts';

/** A file that readers can download: its name, and what the page of downloads says about it. */
export interface DownloadFile {
  /** File name in the downloads folder: `openapi.yaml`. */
  readonly file: string;
  readonly title: string;
  /** Sentences about what the file contains and what it is for. */
  readonly about: string;
  /** One line about how to open the file. */
  readonly use: string;
}

/** A download that is made from the description. */
export interface Download extends DownloadFile {
  /** Short title for lists: `Postman`, `.http`. */
  readonly short: string;
  /**
   * Creates the content of the file. Undefined if the file would be empty, such as a list of requests for a description
   * without operations. Large libraries are imported only when this function is called.
   *
   * @throws errors of these libraries. The caller reports them and leaves the file out.
   */
  make(source: DownloadSource): Promise<string | Uint8Array | undefined>;
}

/** The data from which downloads with links to pages (`PageDownload`) are made. */
export interface WebhookPages {
  readonly webhooks: readonly CallData[];
  readonly schemas: Schemas;
  /** The title of the API. */
  readonly title: string;
  /** Public URL of the site's root, with a slash at the end. */
  readonly root: string;
}

/** A download that contains links to anchors on pages. It can be made only after the pages. */
export interface PageDownload extends DownloadFile {
  /** Creates the content of the file. Undefined if there is nothing to put in it. */
  make(pages: WebhookPages): string | undefined;
}

/** URL path of the downloads folder, relative to the root of the site. */
export const DOWNLOADS_FOLDER = 'downloads/';

/**
 * Returns sentences for the introduction of a request collection, such as Postman's. They state what is assumed in the
 * requests, and which operations are left out.
 */
export function collectionTexts({ api, uncallable }: Pick<DownloadSource, 'api' | 'uncallable'>): readonly string[] {
  const names = uncallable.map(({ summary }) => summary).join('; ');
  const ours = usualWords(api.evidence).join(' ');
  return [
    ...(ours === '' ? [] : [ours]),
    ...(names === '' ? [] : [`Left out, as path or method is not documented: ${names}.`]),
  ];
}

/** Returns sentences about a request: why it cannot be sent yet, and what is not published about the operation. */
export function openTexts({ operation, questions }: Call, { incomplete }: Call['requests'][number]): readonly string[] {
  const own = openOf(operation.node as Raw, `“${operation.summary}”`);
  return [...new Set([incomplete ?? [], own, questions.map((text) => `Open question: ${text}`)].flat())];
}

/**
 * Converts a name to a file name without extension, of at most 80 characters. All characters except ASCII letters,
 * digits, `.`, `_` and `-` become hyphens. Hyphens and full stops at both ends are removed.
 *
 * @example fileName('Create a wallet') // 'Create-a-wallet'
 */
export function fileName(name: string): string {
  const plain = name.replace(/[^A-Za-z0-9._-]+/g, '-').replace(/^[-.]+|[-.]+$/g, '');
  return plain === '' ? 'unnamed' : plain.slice(0, 80);
}

/**
 * Creates a function that makes names unique. If a name was returned before, it gets a number: `name-2`. Upper and
 * lower case count as equal.
 */
export function uniqueNames(): (name: string) => string {
  const taken = new Set<string>();
  return (name) => {
    let unique = name;
    for (let count = 2; taken.has(unique.toLowerCase()); count += 1) unique = `${name}-${count}`;
    taken.add(unique.toLowerCase());
    return unique;
  };
}

/**
 * Modification time of each file in an archive: the earliest that ZIP can store. It is fixed, so that archives with the
 * same content are the same byte for byte.
 */
const EPOCH = new Date(1980, 0, 1);

/** Returns a ZIP archive of text files. `files` maps the path of each file to its text. */
export function zip(files: ReadonlyMap<string, string>): Uint8Array {
  const entries: Zippable = {};
  for (const [path, text] of files) entries[path] = [strToU8(text), { mtime: EPOCH }];
  return zipSync(entries, { level: 9 });
}
