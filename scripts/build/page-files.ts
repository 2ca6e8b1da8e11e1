import type { Page } from '#src/model/page.ts';
import { compressed, type Effort } from './compress.ts';
import { cachedCode } from './code-cache.ts';
import type { OutputFile } from './output-file.ts';
import { createRenderer, type RenderSettings } from './render.ts';

type Awaitable = readonly OutputFile[] | Promise<readonly OutputFile[]>;

/**
 * Creates the function that makes all files of a page: in each of its forms, compressed.
 *
 * @param compress how files are compressed
 */
export async function createPageFiles(
  settings: RenderSettings,
  compress: (files: readonly OutputFile[], effort: Effort) => Awaitable = compressed,
): Promise<(page: Page) => Promise<readonly OutputFile[]>> {
  const render = await createRenderer(settings, cachedCode());
  return async (page) => compress(await render(page), settings.effort);
}
