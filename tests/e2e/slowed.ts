import type { CDPSession, Page } from 'playwright';

/** A slow mobile line: bytes a second, ms a round trip. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
/** How much longer every script, style and layout takes. */
const CPU_SLOWDOWN = 4;

/** Gives a page the slow line and the slow processor that everything is measured on. */
export async function slowed(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  return session;
}
