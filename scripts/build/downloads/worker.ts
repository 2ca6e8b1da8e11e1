/** The thread that makes downloads, and writes them with their compressed forms. `make-downloads.ts` starts it. */
import { workerData } from 'node:worker_threads';
import { DOWNLOADS_FOLDER } from '../../downloads/download.ts';
import { downloadSource } from '../../downloads/download-source.ts';
import { DOWNLOADS } from '../../downloads/index.ts';
import { memoize } from '#src/shared/text/memoize.ts';
import { withCompressed } from '../../outputs/compress.ts';
import { answerQuestions } from '../../cli/thread.ts';
import { writeFiles } from '../../outputs/output-file.ts';
import type { DownloadAnswer, DownloadSettings } from './make-downloads.ts';

const { bundled, extensions, folder } = workerData as DownloadSettings;
const source = memoize(() => downloadSource(bundled, extensions));

answerQuestions(async (file: string): Promise<DownloadAnswer> => {
  try {
    const contents = await DOWNLOADS.find((download) => download.file === file)?.make(source());
    if (contents === undefined) return {};
    const names = writeFiles(folder, await withCompressed({ path: DOWNLOADS_FOLDER + file, contents }));
    return { made: { names, size: Buffer.byteLength(contents) } };
  } catch (error) {
    return { failed: error instanceof Error ? error.message : String(error) };
  }
});
