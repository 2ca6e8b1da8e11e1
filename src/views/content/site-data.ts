import { parseJson } from '../../shared/schema/number-text.ts';

/** The files below `data/` that have been requested, by name: each is fetched once. */
const files = new Map<string, Promise<unknown>>();

/**
 * Fetches a file below `data/`, or again after a failure.
 *
 * @throws {Error} if it cannot be fetched.
 */
export async function loadData(base: string, file: string): Promise<unknown> {
  const address = `${base}data/${file}`;
  const cached = files.get(address) ?? read(address);
  files.set(address, cached);
  try {
    return await cached;
  } catch (problem) {
    files.delete(address);
    throw problem;
  }
}

async function read(address: string): Promise<unknown> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} responded with ${response.status}.`);
  return parseJson(await response.text());
}
