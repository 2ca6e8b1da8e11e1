import { mkdtempSync, chmodSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from './ask.ts';
import type { BuiltSite } from './built-site.ts';
import { faults } from './judge.ts';
import type { Row } from './row.ts';
import { formRows } from './rows/forms.ts';
import { negotiationRows } from './rows/negotiation.ts';
import { hostileRows, missingRows } from './rows/missing.ts';
import { pageRows, redirectRows } from './rows/pages.ts';
import type { Host, Server } from './server.ts';

/** How often a host was asked, and what it did otherwise than the table wants. */
export interface Trial {
  readonly asked: number;
  readonly wrong: readonly string[];
  /** How many faults are excused, and why. */
  readonly excused: readonly string[];
}

/** Serves a site by a host while `use` runs, with temporary files that are gone afterwards. */
async function served<Result>(host: Host, site: BuiltSite, use: (server: Server) => Promise<Result>): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'host-'));
  // A host that gives up root's rights has to read it still.
  chmodSync(folder, 0o755);
  try {
    const server = await host.start(site, folder);
    try {
      return await use(server);
    } finally {
      await server.stop();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Asks a host everything in the table. */
export function tryHost(host: Host, site: BuiltSite): Promise<Trial> {
  return served(host, site, async ({ port }) => {
    const { ask, close } = createClient(port);
    const wrong: string[] = [];
    const { excuses = [] } = host;
    const counts = new Map<string, number>();
    const rows: readonly Row[] = [
      ...pageRows(site),
      ...redirectRows(site),
      ...missingRows(site),
      ...hostileRows(site),
      ...(await formRows(site, ask)),
      ...(await negotiationRows(site, ask)),
    ];
    const queue = rows.values();
    const work = async (): Promise<void> => {
      for (const row of queue) {
        const answer = await ask(row.given);
        const left = faults(host.tool === undefined ? row : ofOperator(row), answer, site.security).filter((fault) => {
          const excuse = excuses.find(({ matches }) => matches({ row, status: answer.status, fault }));
          if (excuse !== undefined) counts.set(excuse.reason, (counts.get(excuse.reason) ?? 0) + 1);
          return excuse === undefined;
        });
        if (left.length > 0) wrong.push(`${shown(row)}: ${left.join('; ')}`);
      }
    };
    try {
      await Promise.all(Array.from({ length: 4 }, work));
    } finally {
      close();
    }
    return { asked: rows.length, wrong, excused: [...counts].map(([reason, count]) => `${count} excused: ${reason}`) };
  });
}

/** The operator's own headers are kept where a page is sent. */
function ofOperator({ given, want }: Row): Row {
  return {
    given,
    want: want.status.includes(200) ? { ...want, headers: { ...want.headers, 'x-of-the-operator': 'kept' } } : want,
  };
}

function shown({ given: { method = 'GET', path, headers = {} } }: Row): string {
  return [`${method} ${path}`, ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`)].join(', ');
}
