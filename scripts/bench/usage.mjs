// Node.js loads this module before a program that is measured. When the program ends, this module writes the resource
// usage of the process to the file that the environment variable `BENCH` names.
import { writeFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

if (isMainThread)
  process.on('exit', () => {
    const { userCPUTime, maxRSS } = process.resourceUsage();
    const used = { seconds: performance.now() / 1000, user: userCPUTime / 1e6, peak: maxRSS * 1024 };
    writeFileSync(process.env.BENCH, JSON.stringify(used));
  });
