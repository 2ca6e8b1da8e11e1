import type { Api } from '#src/model/api.ts';
import { resolveSchema } from '#src/shared/schema/resolve-schema.ts';
import { titleOfName } from '../../text/title-of-name.ts';
import { plainTitle } from '../../description/markdown/html/plain-title.ts';

/** Returns the name of a schema for readers: its title, else its name split into words. */
export function schemaTitle(name: string, { schemas, definitions }: Pick<Api, 'schemas' | 'definitions'>): string {
  const { title } = resolveSchema(schemas[name] ?? {}, definitions).schema;
  return plainTitle(title).trim() || titleOfName(name);
}
