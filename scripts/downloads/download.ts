import { strToU8, zipSync, type Zippable } from 'fflate';
import type { CallData } from '#src/model/call-data.ts';
import { usualWords } from '#src/shared/schema/evidence-words.ts';
import type { Schemas } from '#src/shared/schema/schema-ref.ts';
import type { Raw } from '#src/shared/schema/raw.ts';
import type { DownloadSource, Call } from './download-source.ts';
import { openOf } from './evidence.ts';

/** A file that readers can download. */
export interface DownloadFile {
  /** Name of the file in the downloads folder. */
  readonly file: string;
  readonly title: string;
  /** Describes the file and the tool that reads it. */
  readonly about: string;
  /** Explains in one line how to open the file. */
  readonly use: string;
}

/** A file made from the description alone. */
export interface Download extends DownloadFile {
  /** Short name of the file in lists: `Postman`, `.http`. */
  readonly short: string;
  /**
   * Makes the file; undefined if the description has no content for it. Libraries are loaded here, so that only
   * downloads that need them wait.
   *
   * @throws whatever a library throws: the caller leaves the file out and reports this.
   */
  make(source: DownloadSource): Promise<string | Uint8Array | undefined>;
}

/** Data from the pages about webhooks. */
export interface WebhookPages {
  readonly webhooks: readonly CallData[];
  readonly schemas: Schemas;
  /** The title of the API. */
  readonly title: string;
  /** Public address of the site's root, with a slash at the end. */
  readonly root: string;
}

/** A file that links to places on pages, and is therefore made after them. */
export interface PageDownload extends DownloadFile {
  /** Makes the file; undefined if the pages have no content for it. */
  make(pages: WebhookPages): string | undefined;
}

/** Path of the downloads folder in the site. */
export const DOWNLOADS_FOLDER = 'downloads/';

/** Describes what we added to a collection, and the operations for which it has no request. */
export function collectionTexts({ api, uncallable }: Pick<DownloadSource, 'api' | 'uncallable'>): readonly string[] {
  const names = uncallable.map(({ summary }) => summary).join('; ');
  const ours = usualWords(api.evidence).join(' ');
  return [
    ...(ours === '' ? [] : [ours]),
    ...(names === '' ? [] : [`Left out, as path or method is not documented: ${names}.`]),
  ];
}

/** Describes what a request lacks, and what is not documented about the operation and its inputs and responses. */
export function openTexts({ operation, questions }: Call, { incomplete }: Call['requests'][number]): readonly string[] {
  const own = openOf(operation.node as Raw, `“${operation.summary}”`);
  return [...new Set([incomplete ?? [], own, questions.map((text) => `Open question: ${text}`)].flat())];
}

/**
 * Converts a name to one part of a file path: characters other than letters, digits, full stops, hyphens and
 * underscores become hyphens; hyphens and full stops at either end are removed, and long names are cut.
 *
 * @example fileName('Create a wallet') // 'Create-a-wallet'
 */
export function fileName(name: string): string {
  const plain = name.replace(/[^A-Za-z0-9._-]+/g, '-').replace(/^[-.]+|[-.]+$/g, '');
  return plain === '' ? 'unnamed' : plain.slice(0, 80);
}

/** Creates a function that makes names unique, ignoring letter case, by adding a number: `name`, `name-2`. */
export function uniqueNames(): (name: string) => string {
  const taken = new Set<string>();
  return (name) => {
    let unique = name;
    for (let count = 2; taken.has(unique.toLowerCase()); count += 1) unique = `${name}-${count}`;
    taken.add(unique.toLowerCase());
    return unique;
  };
}

/** The earliest time that the format can store, used for all files so that the same content gives the same bytes. */
const EPOCH = new Date(1980, 0, 1);

/** Creates an archive of text files, given by path, in the same order. */
export function zip(files: ReadonlyMap<string, string>): Uint8Array {
  const entries: Zippable = {};
  for (const [path, text] of files) entries[path] = [strToU8(text), { mtime: EPOCH }];
  return zipSync(entries, { level: 9 });
}
