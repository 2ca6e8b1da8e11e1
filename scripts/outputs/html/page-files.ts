import type { Page } from '#src/model/page.ts';
import { cachedCode } from './code-cache.ts';
import { withCompressed } from '../compress.ts';
import { createRenderer, type RenderSettings } from './render.ts';
import { writeFiles } from '../output-file.ts';

/** Settings of a page writer; they can be sent to any thread. */
export interface PageWriterSettings extends RenderSettings {
  /** Folder into which the site is written. */
  readonly folder: string;
}

/** Writes the HTML and the Markdown of a page, and their compressed forms; returns the names of all files. */
export type WritePage = (page: Page) => Promise<readonly string[]>;

/** Creates the function that renders pages and writes their files. */
export async function createPageWriter({ folder, ...settings }: PageWriterSettings): Promise<WritePage> {
  const render = await createRenderer(settings, cachedCode());
  return async (page) => {
    const forms = (await render(page)).map((file) => withCompressed(file, settings.effort));
    return writeFiles(folder, (await Promise.all(forms)).flat());
  };
}
