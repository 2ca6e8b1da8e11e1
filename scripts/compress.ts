/** Precompressed forms of text files, as static hosts serve them (nginx `gzip_static`, Caddy `precompressed`). */
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { OutputFile } from './output-file.ts';

/** Smaller files travel in one packet either way. */
const smallest = 1000;
const text = /\.(?:html|css|js|json|svg|txt|xml)$/;

/** The `.br` and `.gz` beside a file; none for what is small or no text. */
export function compressed(file: OutputFile): Promise<OutputFile>[] {
  const contents = Buffer.from(file.contents);
  if (contents.length < smallest || !text.test(file.path)) return [];
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: contents.length };
  return [
    promisify(brotliCompress)(contents, { params }).then((bytes) => ({ path: `${file.path}.br`, contents: bytes })),
    promisify(gzip)(contents, { level: 9 }).then((bytes) => ({ path: `${file.path}.gz`, contents: bytes })),
  ];
}
