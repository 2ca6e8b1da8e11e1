import { execute } from '#scripts/cli/execute.ts';
import type { BuiltSite } from './built-site.ts';
import type { Host } from './server.ts';
import { served } from './try-host.ts';

/** What wrk measured. */
export interface Load {
  readonly requestsPerSecond: number;
  /** 99th percentile of the latency, in milliseconds. */
  readonly p99: number;
  readonly requests: number;
  /** Connections that failed, and answers whose status is no success. */
  readonly socketErrors: number;
  readonly badStatuses: number;
}

const SECONDS = 10;
const CONNECTIONS = 32;
/** Pages that are asked for by turns. */
const PAGES = 20;

/**
 * Loads a host on this machine with one thread of wrk.
 *
 * @throws what wrk printed, when it gives no figures.
 */
export function load(host: Host, site: BuiltSite): Promise<Load> {
  return served(host, site, async ({ port }) => {
    const { stdout, stderr } = await execute([
      'wrk',
      '-t1',
      `-c${CONNECTIONS}`,
      `-d${SECONDS}s`,
      '--timeout',
      '10s',
      '--latency',
      '-s',
      'tests/hosts/load.lua',
      `http://127.0.0.1:${port}`,
      '--',
      ...site.routes.slice(0, PAGES),
    ]);
    const line = stdout
      .toString()
      .split('\n')
      .find((each) => each.startsWith('{'));
    if (line === undefined) throw new Error(`wrk gives no figures: ${stdout.toString()}${stderr}`);
    const figures = JSON.parse(line) as {
      requests: number;
      microseconds: number;
      p99: number;
      socketErrors: number;
      badStatuses: number;
    };
    return { ...figures, p99: figures.p99 / 1000, requestsPerSecond: figures.requests / (figures.microseconds / 1e6) };
  });
}
