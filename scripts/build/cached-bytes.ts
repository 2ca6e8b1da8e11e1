import { sharedStore, type Store } from '../compile/source/store.ts';

/** Returns the bytes that a store has for a key; makes and stores them where it has none. */
export async function cachedBytes(
  key: string,
  make: () => Promise<Uint8Array>,
  store: Store = sharedStore(),
): Promise<Uint8Array> {
  const cached = store.get(key);
  if (cached !== undefined) return cached;
  const made = await make();
  store.put(key, made);
  return made;
}
