import type { Store } from './store.ts';

/** Maximum number of characters in a cache: several times the need of a site of a hundred pages. */
const LIMIT = 2_000_000;

/**
 * A cache of texts by key, for thousands of small results. The `Store` on the disk contains the whole cache as one
 * value.
 */
export class TextCache {
  readonly #save: (json: string) => void;
  readonly #stored: ReadonlyMap<string, string>;
  readonly #used = new Map<string, string>();
  #room = LIMIT;
  #isNew = false;

  /** `key` identifies the cache in the store. Without a store, the cache lasts as long as the process. */
  constructor(store?: Store, key = '') {
    const json = store?.get(key)?.toString() ?? '{}';
    this.#stored = new Map(Object.entries(JSON.parse(json) as Readonly<Record<string, string>>));
    this.#save = (fresh) => store?.put(key, fresh);
    opened.add(this);
  }

  get(key: string): string | undefined {
    const used = this.#used.get(key);
    if (used !== undefined) return used;
    const stored = this.#stored.get(key);
    if (stored !== undefined) this.#use(key, stored);
    return stored;
  }

  set(key: string, text: string): void {
    this.#isNew = true;
    this.#use(key, text);
  }

  /**
   * Saves the cache in the store if it has new texts. Saves all texts that this process used, and as many others as
   * fit.
   */
  save(): void {
    if (!this.#isNew) return;
    this.#isNew = false;
    for (const [key, text] of this.#stored) if (!this.#used.has(key)) this.#use(key, text);
    this.#save(JSON.stringify(Object.fromEntries(this.#used)));
  }

  #use(key: string, text: string): void {
    const left = this.#room - key.length - text.length;
    if (left < 0) return;
    this.#room = left;
    this.#used.set(key, text);
  }
}

const opened = new Set<TextCache>();

/** Saves all caches that this process opened. */
export function saveTextCaches(): void {
  for (const cache of opened) cache.save();
}
