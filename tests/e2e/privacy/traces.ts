import type { Visitor } from './visitor.ts';

/** All that a page may keep of a visit, or tell others by its address, as one text. */
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

/** What a visit has left so far. */
export interface Traces {
  readonly text: string;
  /** Databases, caches and service workers: the site has none. */
  readonly stores: readonly unknown[];
  /** Addresses of other origins. */
  readonly elsewhere: readonly string[];
}

export async function tracesOf(visitor: Visitor): Promise<Traces> {
  const text = await visitor.run<string>(TRACES);
  const { databases, caches, workers, elsewhere } = JSON.parse(text) as Record<string, readonly unknown[]>;
  return {
    text,
    stores: [...(databases ?? []), ...(caches ?? []), ...(workers ?? [])],
    elsewhere: (elsewhere ?? []).map(String),
  };
}

/** A text as it may stand in an address, in a request or in a store. */
export function formsOf(secret: string): readonly string[] {
  const bytes = Buffer.from(secret);
  return [secret, encodeURIComponent(secret), bytes.toString('base64').replace(/=+$/, ''), bytes.toString('hex')];
}
