/** Precompressed forms of text files, as static hosts serve them (nginx `gzip_static`, Caddy `precompressed`). */
import { promisify } from 'node:util';
import {
  brotliCompress,
  brotliCompressSync,
  constants,
  gzip,
  gzipSync,
  type BrotliOptions,
  type ZlibOptions,
} from 'node:zlib';
import { sharedStore, type Store } from '../compile/source/store.ts';
import { keyOf } from '../text/key-of.ts';
import type { OutputFile } from './output-file.ts';

/** Smaller files fit into one packet anyway. */
const smallest = 1000;
const text = /\.(?:html|css|m?js|json|md|svg|ts|txt|xml|yaml)$/;

/**
 * The effort of compression. All but `quick` takes longer than rendering a page: such forms are cached by content.
 * Of pages, `best` takes brotli (RFC 7932) three times as long as `good` for two per cent fewer bytes, and `good`
 * twenty-five times as long as `quick` for six. Brotli's levels between save one per cent, and clear tables of up to
 * 32 MB for each file.
 */
export type Effort = 'best' | 'good' | 'quick';

interface Levels {
  readonly brotli: number;
  readonly gzip: number;
}

const LEVELS: Readonly<Record<Effort, Levels>> = {
  best: { brotli: 11, gzip: 9 },
  good: { brotli: 10, gzip: 9 },
  quick: { brotli: 6, gzip: 6 },
};

/** Files that programs read and no page loads: their bytes matter less than a second of every build. */
const forPrograms = /^downloads\/|\.(?:md|ts|txt|xml|yaml)$/;

/** Bytes above which clearing the tables of a higher level no longer matters. */
const LARGE = 500_000;
const LARGE_LEVELS: Levels = { brotli: 9, gzip: 9 };

/** Returns files, each followed by its compressed forms, made on Node's own threads. */
export async function compressed(files: readonly OutputFile[], effort?: Effort): Promise<readonly OutputFile[]> {
  return (await Promise.all(files.map((file) => withCompressed(file, effort)))).flat();
}

/** Compresses files synchronously, for a thread that has nothing else to do meanwhile. */
export function compressedHere(files: readonly OutputFile[], effort: Effort = 'best'): readonly OutputFile[] {
  return files.flatMap((file) => {
    const packing = packingOf(file, effort);
    if (packing === undefined) return [file];
    const { contents, brotli, zip } = packing;
    const made = cachedForms(packing) ?? cache(packing, brotliCompressSync(contents, brotli), gzipSync(contents, zip));
    return named({ ...file, contents }, made);
  });
}

/** Returns a file with its `.br` and `.gz` forms; alone when it is small or not text. */
export async function withCompressed(
  file: OutputFile,
  effort: Effort = 'best',
  store = sharedStore(),
): Promise<readonly OutputFile[]> {
  const packing = packingOf(file, effort, store);
  if (packing === undefined) return [file];
  const { contents, brotli, zip } = packing;
  const made =
    cachedForms(packing) ??
    cache(
      packing,
      ...(await Promise.all([promisify(brotliCompress)(contents, brotli), promisify(gzip)(contents, zip)])),
    );
  return named(file, made);
}

interface Packing {
  readonly contents: Buffer;
  readonly brotli: BrotliOptions;
  readonly zip: ZlibOptions;
  /** The cache of its forms; absent where making them is as quick. */
  readonly cached?: { readonly store: Store; readonly key: string };
}

/** Decides how a file is compressed; undefined for one that is not. */
function packingOf(file: OutputFile, effort: Effort, store = sharedStore()): Packing | undefined {
  const contents = Buffer.from(file.contents);
  if (contents.length < smallest || !text.test(file.path)) return undefined;
  const chosen = forPrograms.test(file.path) ? 'quick' : effort;
  const levels = contents.length > LARGE && chosen === 'quick' ? LARGE_LEVELS : LEVELS[chosen];
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: levels.brotli,
    [constants.BROTLI_PARAM_SIZE_HINT]: contents.length,
  };
  const packing = {
    contents,
    brotli: { params, chunkSize: PIECE },
    zip: { level: levels.gzip, chunkSize: PIECE },
  };
  if (chosen === 'quick') return packing;
  return { ...packing, cached: { store, key: keyOf(`${LIBRARIES} ${JSON.stringify(levels)} ${keyOf(contents)}`) } };
}

/** Bytes of the pieces that a form is made in: Node's own are a quarter, and cost a seventh of brotli's time more. */
const PIECE = 65_536;

/** The versions of the libraries, which may make other bytes than others. */
const LIBRARIES = `brotli ${process.versions['brotli']} zlib ${process.versions.zlib}`;

/** The brotli form of a file, then that of gzip. */
type Forms = readonly [brotli: Uint8Array, zipped: Uint8Array];

/** Bytes in front of cached forms that say how long the first is. */
const LENGTH = 4;

function cachedForms({ cached }: Packing): Forms | undefined {
  const bytes = cached?.store.get(cached.key);
  if (bytes === undefined) return undefined;
  const end = LENGTH + bytes.readUInt32BE();
  return [bytes.subarray(LENGTH, end), bytes.subarray(end)];
}

function cache({ cached }: Packing, ...forms: Forms): Forms {
  const length = Buffer.alloc(LENGTH);
  length.writeUInt32BE(forms[0].length);
  cached?.store.put(cached.key, Buffer.concat([length, ...forms]));
  return forms;
}

function named(file: OutputFile, [brotli, zipped]: Forms): readonly OutputFile[] {
  return [file, { path: `${file.path}.br`, contents: brotli }, { path: `${file.path}.gz`, contents: zipped }];
}
