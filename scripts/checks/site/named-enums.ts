import type { OpenApiDocument } from '../../../src/model/openapi.ts';
import { asRecord } from '../../model/raw.ts';
import { valueText } from '../../pages/enum-table.ts';
import { enumsIn } from '../enums.ts';

/** An enum of the description as prose speaks of it. */
export interface NamedEnum {
  /** Of the component; undefined for one written where it is used. */
  readonly name: string | undefined;
  readonly members: readonly { readonly text: string; readonly meaning: string | undefined; readonly description: string | undefined }[];
}

/** Every enum of a document, those with a name first. */
export function namedEnums(document: OpenApiDocument): readonly NamedEnum[] {
  const names = new Map(Object.entries(asRecord(document.components?.schemas)).map(([name, schema]) => [schema, name]));
  const found = enumsIn(document).map(({ schema, members }): NamedEnum => ({ name: names.get(schema), members: members.map(({ value, meaning, description }) => ({ text: valueText(value), meaning, description })) }));
  return found.sort((a, b) => Number(a.name === undefined) - Number(b.name === undefined));
}
