import { buildSite } from '../build/build-site.ts';
import { createProgress } from '../cli/progress.ts';

/**
 * One measured build in a process of its own: prints seconds and peak memory as JSON. Arguments: output folder,
 * description, guides (or none).
 */
const [out = '', openapi = '', guides] = process.argv.slice(2);
const started = performance.now();
void buildSite(
  { sources: guides === undefined ? { openapi } : { openapi, guides }, out, base: '/', mode: 'production' },
  createProgress(),
).then(({ pages, rendered }) =>
  process.stdout.write(
    JSON.stringify({
      pages,
      rendered,
      seconds: (performance.now() - started) / 1000,
      peakBytes: process.resourceUsage().maxRSS * 1024,
    }),
  ),
);
