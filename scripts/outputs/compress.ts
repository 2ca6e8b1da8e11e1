/** Precompressed forms of text files, as static hosts serve them (nginx `gzip_static`, Caddy `precompressed`). */
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { sharedStore } from '../description/source/store.ts';
import { keyOf } from '../text/key-of.ts';
import type { OutputFile } from './output-file.ts';

/** Size in bytes below which files are not compressed: they fit into one packet anyway. */
const smallest = 1000;
const text = /\.(?:html|css|m?js|json|md|svg|ts|txt|xml|yaml)$/;

/**
 * How far compression goes: from the smallest files (`best`) to the shortest build (`least`). `least` is `quick`
 * without gzip, for rarely read pages: clients without Brotli (RFC 7932) get the uncompressed file. With Brotli, `best`
 * takes three times as long as `good` for a page, and saves two per cent. `good` takes twenty-five times as long as
 * `quick`, and saves six per cent. The output of `best` and `good` is cached by content, because compression takes
 * longer than rendering a page.
 */
export type Effort = 'best' | 'good' | 'quick' | 'least';

interface Levels {
  readonly brotli: number;
  readonly gzip: number;
}

/**
 * Compression levels. Brotli levels between 6 and 10 would save only one per cent, and initialise up to 32 MB of memory
 * for each file.
 */
const LEVELS: Readonly<Record<Effort, Levels>> = {
  best: { brotli: 11, gzip: 9 },
  good: { brotli: 10, gzip: 9 },
  quick: { brotli: 6, gzip: 6 },
  least: { brotli: 6, gzip: 6 },
};

/** Matches paths of files that only programs read: for these, a short build matters more than a small size. */
const forPrograms = /^downloads\/|\.(?:md|ts|txt|xml|yaml)$/;

/**
 * Size in bytes above which `quick` and `least` use a higher compression level. That level has to initialise more
 * memory, which takes too long for small files.
 */
const LARGE = 500_000;
const LARGE_LEVELS: Levels = { brotli: 9, gzip: 9 };

/**
 * Returns a file with its `.br` and `.gz` forms, compressed by Node's thread pool. Returns only the file if it is small
 * or not text.
 */
export async function withCompressed(
  file: OutputFile,
  effort: Effort = 'best',
  store = sharedStore(),
): Promise<readonly OutputFile[]> {
  const contents = Buffer.from(file.contents);
  if (contents.length < smallest || !text.test(file.path)) return [file];
  const chosen = effort !== 'least' && forPrograms.test(file.path) ? 'quick' : effort;
  const isQuick = chosen === 'quick' || chosen === 'least';
  const levels = contents.length > LARGE && isQuick ? LARGE_LEVELS : LEVELS[chosen];
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: levels.brotli,
    [constants.BROTLI_PARAM_SIZE_HINT]: contents.length,
  };
  const key = `${LIBRARIES} ${JSON.stringify(levels)} ${keyOf(contents)}`;
  const form = async (suffix: string, make: () => Promise<Buffer>): Promise<OutputFile> => ({
    path: `${file.path}${suffix}`,
    contents: await (isQuick ? make() : store.getOrMake(keyOf(`${suffix} ${key}`), make)),
  });
  return [
    file,
    ...(await Promise.all([
      form('.br', () => promisify(brotliCompress)(contents, { params, chunkSize: PIECE })),
      ...(chosen === 'least'
        ? []
        : [form('.gz', () => promisify(gzip)(contents, { level: levels.gzip, chunkSize: PIECE }))]),
    ])),
  ];
}

/**
 * Chunk size of compressed output in bytes. With Node's default, which is a quarter of this, Brotli takes a seventh
 * longer.
 */
const PIECE = 65_536;

/** Versions of the compression libraries, on which the compressed bytes depend. */
const LIBRARIES = `brotli ${process.versions['brotli']} zlib ${process.versions.zlib}`;
