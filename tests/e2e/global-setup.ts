import { existsSync } from 'node:fs';
import { serve } from './server.ts';
import { addressKey, folderOf, SITES } from './sites.ts';

/** Serves the built sites for all tests. */
export default async function serveSites(): Promise<() => Promise<void>> {
  const built = SITES.filter((site) => existsSync(folderOf(site)));
  const served = await Promise.all(built.map((site) => serve(folderOf(site))));
  for (const [index, site] of built.entries()) process.env[addressKey(site)] = served[index]?.url ?? '';
  return async () => {
    await Promise.all(served.map((site) => site.stop()));
  };
}
