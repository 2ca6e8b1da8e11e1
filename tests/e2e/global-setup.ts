import { serve } from './server.ts';

/** Serves `dist/`, or the folder that `SITE_DIR` names, for all tests. */
export default async function serveSite(): Promise<() => Promise<void>> {
  const site = await serve(process.env['SITE_DIR'] ?? 'dist');
  process.env['SITE_URL'] = site.url;
  return () => site.stop();
}
