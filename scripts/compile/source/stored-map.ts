import { asRecord } from '#src/shared/schema/raw.ts';
import { parsed } from '../../text/json.ts';
import type { Store } from './store.ts';

/** Characters that are stored of a map: several times as many as a site of a hundred pages needs. */
const MOST = 2_000_000;

/**
 * Values by names that fit into the memory and into one file, for what is small and made by the thousand. Values are
 * plain data.
 */
export class StoredMap<Value> {
  readonly #values: Map<string, Value>;
  readonly #met = new Set<string>();
  #room: number;
  #isNew = false;

  /** @param size characters of the values */
  constructor(values: ReadonlyMap<string, Value> = new Map(), size = 0) {
    this.#values = new Map(values);
    this.#room = MOST - size;
  }

  get(name: string): Value | undefined {
    const value = this.#values.get(name);
    if (value !== undefined) this.#met.add(name);
    return value;
  }

  /** @param size characters of the value and its name */
  add(name: string, value: Value, size: number): void {
    this.#room -= size;
    this.#isNew = true;
    if (this.#room < 0) return;
    this.#values.set(name, value);
    this.#met.add(name);
  }

  /** Writes the values where any was added. What nobody asked for goes when there is no room. */
  save(store: Store, key: string): void {
    if (!this.#isNew) return;
    const wanted = this.#room >= 0 ? this.#values : [...this.#values].filter(([name]) => this.#met.has(name));
    store.put(key, JSON.stringify(Object.fromEntries(wanted)));
    this.#isNew = false;
  }
}

const opened = new Set<() => void>();

/** The map that a store has for a key, without what is no such value. `saveStoredMaps` writes it. */
export function openStoredMap<Value>(
  store: Store,
  key: string,
  isValue: (value: unknown) => value is Value,
): StoredMap<Value> {
  const json = store.get(key)?.toString() ?? '';
  const values = Object.entries(asRecord(parsed(json))).filter((entry): entry is [string, Value] => isValue(entry[1]));
  const map = new StoredMap(new Map(values), json.length);
  opened.add(() => map.save(store, key));
  return map;
}

/** Writes what this process added to the maps that it opened. */
export function saveStoredMaps(): void {
  for (const save of opened) save();
}
