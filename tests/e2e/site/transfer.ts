import type { Page, Request } from '@playwright/test';

export const kinds = ['html', 'css', 'js', 'font', 'other'] as const;

export type Kind = (typeof kinds)[number];

/** Bytes over the wire by kind, as the server sent them. */
export type Transfer = Readonly<Record<Kind, number>>;

export interface View {
  readonly bytes: Transfer;
  readonly total: number;
  readonly addresses: readonly string[];
  /** Texts that were not sent as brotli. */
  readonly uncompressed: readonly string[];
}

const kindOf: Readonly<Record<string, Kind>> = { document: 'html', stylesheet: 'css', script: 'js', font: 'font' };

/** Opens a page, lets fifteen seconds pass without touching it, and counts what it fetched. */
export async function untouchedView(page: Page, path: string): Promise<View> {
  const requests: Request[] = [];
  page.on('requestfinished', (request) => requests.push(request));
  await page.clock.install();
  await page.goto(path);
  await page.clock.runFor(15_000);
  await page.waitForLoadState('networkidle');
  const bytes = { html: 0, css: 0, js: 0, font: 0, other: 0 };
  const uncompressed: string[] = [];
  for (const request of requests) {
    const { responseBodySize } = await request.sizes();
    bytes[kindOf[request.resourceType()] ?? 'other'] += responseBodySize;
    const headers = (await request.response())?.headers() ?? {};
    if (/html|css|javascript|json/.test(headers['content-type'] ?? '') && headers['content-encoding'] !== 'br')
      uncompressed.push(request.url());
  }
  return {
    bytes,
    total: kinds.reduce((sum, kind) => sum + bytes[kind], 0),
    addresses: requests.map((request) => new URL(request.url()).pathname),
    uncompressed,
  };
}
