import { loadData } from '../content/site-data.ts';
import type { CallData, CallEntry, DataIndex, SchemaFile } from '../model/call-data.ts';

/** An operation or a webhook, with the schemas of its bodies. */
export interface LoadedCall {
  readonly call: CallData;
  readonly schemas: SchemaFile;
}

/**
 * Loads a call by its file.
 *
 * @throws {Error} when its data cannot be fetched.
 */
export async function loadCall(base: string, file: string): Promise<LoadedCall> {
  const call = (await loadData(base, file)) as CallData;
  const files = await Promise.all(call.schemas.map((each) => loadData(base, each) as Promise<SchemaFile>));
  return { call, schemas: Object.assign({}, ...files) as SchemaFile };
}

/**
 * Loads the list of all webhooks. Callbacks are left out: their body and URL depend on the call before.
 *
 * @throws {Error} when the index cannot be fetched.
 */
export async function loadWebhooks(base: string): Promise<readonly CallEntry[]> {
  const { calls } = (await loadData(base, 'index.json')) as DataIndex;
  return calls.filter(({ file }) => file.startsWith('webhooks/'));
}
