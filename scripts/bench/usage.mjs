// Loaded into a measured process before everything else: at its end, writes its resource usage to the file of BENCH.
import { writeFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

if (isMainThread)
  process.on('exit', () => {
    const { userCPUTime, maxRSS } = process.resourceUsage();
    const used = { seconds: performance.now() / 1000, user: userCPUTime / 1e6, peak: maxRSS * 1024 };
    writeFileSync(process.env.BENCH, JSON.stringify(used));
  });
