import type { Visitor } from './visitor.ts';

/** All that a page may keep of a visit, or tell others by its address. */
const TRACES = `return (async () => {
  const databases = (await indexedDB.databases?.()) ?? [];
  const kept = await Promise.all(((await self.caches?.keys()) ?? []).map(async (name) =>
    [name, ...(await (await caches.open(name)).keys()).map(({ url }) => url)]));
  const workers = (await navigator.serviceWorker?.getRegistrations()) ?? [];
  return JSON.stringify({
    address: location.href, title: document.title, name: window.name, state: history.state,
    local: { ...localStorage }, session: { ...sessionStorage }, cookies: document.cookie,
    databases: databases.map(({ name }) => name), caches: kept, workers: workers.map(({ scope }) => scope),
    elsewhere: performance.getEntriesByType('resource').map(({ name }) => name)
      .filter((name) => !name.startsWith(location.origin) && !name.startsWith('data:')),
  });
})()`;

/** What a visit has left so far. The site has no databases, caches or service workers. */
export interface Traces {
  readonly address: string;
  readonly title: string;
  readonly name: string;
  /** Of the entry of the history that is open. */
  readonly state: unknown;
  readonly local: Readonly<Record<string, string>>;
  readonly session: Readonly<Record<string, string>>;
  readonly cookies: string;
  readonly databases: readonly string[];
  readonly caches: readonly unknown[];
  readonly workers: readonly string[];
  /** Addresses of other origins. */
  readonly elsewhere: readonly string[];
}

export async function tracesOf(visitor: Pick<Visitor, 'run'>): Promise<Traces> {
  return JSON.parse(await visitor.run<string>(TRACES)) as Traces;
}

/** A text as it may stand in an address, in a request or in a store. */
export function formsOf(secret: string): readonly string[] {
  const bytes = Buffer.from(secret);
  return [secret, encodeURIComponent(secret), bytes.toString('base64').replace(/=+$/, ''), bytes.toString('hex')];
}
