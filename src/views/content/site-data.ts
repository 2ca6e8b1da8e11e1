import { parseJson } from '../../shared/schema/number-text.ts';

/** The data of the site in the browser: files below `data/`, each fetched once. */
const files = new Map<string, Promise<unknown>>();

/**
 * Fetches a file below `data/`. After a failure the next call fetches it again.
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
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
  return parseJson(await response.text());
}
