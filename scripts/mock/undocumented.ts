import type { Api } from '#src/model/api.ts';
import { undocumentedFields } from '#src/shared/schema/documented-fields.ts';
import { isRecord } from '#src/shared/schema/raw.ts';
import { fieldValue, type ChosenResponse, type Header } from './reply.ts';

/** Fields that are named; more are counted. */
const MOST = 10;

/** Names the fields of a response that are not documented, for a program not to rely on: `note, items[].rank`, or `all`. */
export function undocumentedHeader({ media, example }: ChosenResponse, api: Api): readonly Header[] {
  const value = example?.value;
  const paths = media === undefined ? [] : undocumentedFields(value, media.schema, api);
  if (paths.length === 0) return [];
  const isAll = isRecord(value) && Object.keys(value).every((name) => paths.includes(name));
  const more = paths.length > MOST ? [`and ${paths.length - MOST} more`] : [];
  const named = [...paths.slice(0, MOST).map((path) => fieldValue(path, 100)), ...more];
  return [{ name: 'Mock-Undocumented-Fields', value: isAll ? 'all' : named.join(', ') }];
}
