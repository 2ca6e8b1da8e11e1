import { loadData } from '../content/site-data.ts';
import type { CallData, CallEntry, DataIndex, SchemaFile } from '../model/call-data.ts';

/** A webhook with the schemas of its bodies. */
export interface LoadedCall {
  readonly call: CallData;
  readonly schemas: SchemaFile;
}

/** @throws {Error} when its data cannot be fetched. */
export async function loadCall(base: string, file: string): Promise<LoadedCall> {
  const call = (await loadData(base, file)) as CallData;
  const files = await Promise.all(call.schemas.map((each) => loadData(base, each) as Promise<SchemaFile>));
  return { call, schemas: Object.assign({}, ...files) as SchemaFile };
}

/**
 * All webhooks of the description. Callbacks are none: what they bring, and where, depends on the call before.
 *
 * @throws {Error} when the index cannot be fetched.
 */
export async function loadWebhooks(base: string): Promise<readonly CallEntry[]> {
  const { calls } = (await loadData(base, 'index.json')) as DataIndex;
  return calls.filter(({ file }) => file.startsWith('webhooks/'));
}
