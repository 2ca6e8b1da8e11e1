/** Precompressed forms of text files, as static hosts serve them (nginx `gzip_static`, Caddy `precompressed`). */
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { OutputFile } from './output-file.ts';

/** Smaller files fit into one packet anyway. */
const smallest = 1000;
const text = /\.(?:html|css|m?js|json|md|svg|ts|txt|xml|yaml)$/;

/**
 * The effort of brotli (RFC 7932 leaves it open). Of pages, `best` takes four times as long as `good` for two per cent
 * fewer bytes, and `good` twice as long as `quick` for five.
 */
export type Effort = 'best' | 'good' | 'quick';

const QUALITY: Readonly<Record<Effort, number>> = { best: 11, good: 10, quick: 9 };

/** Files, each followed by its compressed forms. */
export async function compressed(files: readonly OutputFile[], effort?: Effort): Promise<readonly OutputFile[]> {
  return (await Promise.all(files.map((file) => withCompressed(file, effort)))).flat();
}

/** A file with its `.br` and `.gz` forms; alone when it is small or not text. */
export async function withCompressed(file: OutputFile, effort: Effort = 'best'): Promise<readonly OutputFile[]> {
  const contents = Buffer.from(file.contents);
  if (contents.length < smallest || !text.test(file.path)) return [file];
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: QUALITY[effort],
    [constants.BROTLI_PARAM_SIZE_HINT]: contents.length,
  };
  const [brotli, zipped] = await Promise.all([
    promisify(brotliCompress)(contents, { params }),
    promisify(gzip)(contents, { level: 9 }),
  ]);
  return [file, { path: `${file.path}.br`, contents: brotli }, { path: `${file.path}.gz`, contents: zipped }];
}
