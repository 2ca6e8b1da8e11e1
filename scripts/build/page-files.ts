import type { Page } from '#src/model/page.ts';
import { compressed } from './compress.ts';
import { keptCode } from './kept-code.ts';
import type { OutputFile } from './output-file.ts';
import { createRenderer, type RenderSettings } from './render.ts';

/** Creates the function that makes all files of a page: in each of its forms, compressed. */
export async function createPageFiles(
  settings: RenderSettings,
): Promise<(page: Page) => Promise<readonly OutputFile[]>> {
  const render = await createRenderer(settings, keptCode());
  return async (page) => compressed(await render(page), settings.effort);
}
