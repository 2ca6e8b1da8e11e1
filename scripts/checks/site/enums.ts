import type { OpenApiDocument } from '../../../src/model/openapi.ts';
import type { Schema } from '../../../src/model/schema.ts';
import { asRecord } from '../../model/raw.ts';
import { enumMembers, valueText, type EnumMember } from '../../pages/enum-table.ts';
import { schemasIn } from '../walk.ts';

/** An enum of the description. */
export interface KnownEnum {
  /** Of the component; undefined for one written where it is used. */
  readonly name: string | undefined;
  readonly members: readonly (EnumMember & { readonly text: string })[];
}

/** Every enum of a document, named ones first. */
export function enumsIn(document: OpenApiDocument): readonly KnownEnum[] {
  const names = new Map(Object.entries(asRecord(document.components?.schemas)).map(([name, schema]) => [schema, name]));
  const found = schemasIn(document).flatMap((schema): KnownEnum[] => {
    const members = enumMembers(schema as Schema);
    return members === undefined || members.length === 0 ? [] : [{ name: names.get(schema), members: members.map((member) => ({ ...member, text: valueText(member.value) })) }];
  });
  return found.sort((a, b) => Number(a.name === undefined) - Number(b.name === undefined));
}
