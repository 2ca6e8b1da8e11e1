import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { firstScreenEnd, SCREENS } from './first-screen.ts';
import { bytesUntil } from './prefix.ts';

/** Bytes of a page, as brotli sends them. */
export interface Weight {
  /** Until the last text of the article's first screen, on a phone and on a laptop, whichever is later. */
  readonly firstScreen: number;
  /** Everything that it loads untouched. */
  readonly all: number;
}

/**
 * Weighs a page of a built site.
 *
 * @param page a browser's, with scripts off, as they would move elements.
 * @param root folder of the site, whose base is `/`.
 * @param url where the page is served.
 */
export async function weigh(page: Page, root: string, url: string): Promise<Weight> {
  const file = join(root, new URL(url).pathname, 'index.html');
  const html = readFileSync(file, 'utf8');
  const stream = readFileSync(`${file}.br`);
  const until: number[] = [];
  for (const screen of SCREENS) {
    await page.setViewportSize(screen);
    await page.goto(url);
    until.push(bytesUntil(stream, Buffer.byteLength(html.slice(0, await firstScreenEnd(page, html)))));
  }
  const linked = html.matchAll(/<(?:link rel="(?:icon|stylesheet)" href|script async src)="([^"]+)"/g);
  const others = [...linked].map(([, name = '']) => sent(join(root, name)));
  return { firstScreen: Math.max(...until), all: others.reduce((sum, bytes) => sum + bytes, stream.length) };
}

/** Bytes of a file as it is sent. */
function sent(file: string): number {
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
}
