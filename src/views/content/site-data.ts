import { parseJson } from '../../shared/schema/number-text.ts';

/** The content of requested files below `data/`, by URL: each file is fetched once. */
const files = new Map<string, Promise<unknown>>();

/**
 * Fetches a JSON file below `data/`. Later calls return the same data; after a failure, the file is fetched again.
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
