import type { OpenApiDocument } from '../../../src/model/openapi.ts';
import type { Locator } from '../../locator.ts';
import { asRecord } from '../../model/raw.ts';
import { valueText } from '../../pages/enum-table.ts';
import { enumsIn } from '../enums.ts';
import { once } from '../../once.ts';

/** An enum of the description as prose speaks of it. */
export interface NamedEnum {
  /** Of the component; undefined for one written where it is used. */
  readonly name: string | undefined;
  readonly members: readonly NamedMember[];
}

export interface NamedMember {
  readonly text: string;
  readonly meaning: string | undefined;
  readonly description: string | undefined;
  /** Where the meaning is written, else the value. */
  readonly place: { readonly holder: object; readonly key: string | number };
}

/** Where something was written, in words for a hint: `` in `openapi/Channel.yaml:5` ``. */
export function writtenAt(locator: Locator, { holder, key }: NamedMember['place']): string {
  const { file, line } = locator.trace(holder, [key]);
  return `\`${file}:${line}\``;
}

/** Every enum of a document, those with a name first. */
export const namedEnums = once((document: OpenApiDocument): readonly NamedEnum[] => {
  const names = new Map(Object.entries(asRecord(document.components?.schemas)).map(([name, schema]) => [schema, name]));
  const found = enumsIn(document).map(({ schema, members }): NamedEnum => ({
    name: names.get(schema),
    members: members.map(({ value, meaning, description, place, holder, key }) => ({
      text: valueText(value),
      meaning,
      description,
      place: place ?? { holder, key },
    })),
  }));
  return found.sort((a, b) => Number(a.name === undefined) - Number(b.name === undefined));
});
