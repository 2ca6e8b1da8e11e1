import type { OpenApiDocument } from '#src/model/openapi.ts';
import type { Locator } from '../../source/locator.ts';
import { asRecord } from '#src/shared/schema/raw.ts';
import { valueText } from '#src/shared/schema/enums.ts';
import { enumsIn } from '../lookup/enums.ts';
import { memoize } from '#src/shared/text/memoize.ts';

/** An enum of the description, as prose refers to it. */
export interface NamedEnum {
  /** Name of the component; undefined for an inline enum. */
  readonly name: string | undefined;
  readonly members: readonly NamedMember[];
}

export interface NamedMember {
  readonly text: string;
  readonly meaning: string | undefined;
  readonly description: string | undefined;
  /** Where the meaning is written, or the value where there is none. */
  readonly place: { readonly holder: object; readonly key: string | number };
}

/** File and line of a place, for a hint: `` `openapi/Channel.yaml:5` ``. */
export function writtenAt(locator: Locator, { holder, key }: NamedMember['place']): string {
  const { file, line } = locator.trace(holder, [key]);
  return `\`${file}:${line}\``;
}

/** Every enum of a document, those with a name first. */
export const namedEnums = memoize((document: OpenApiDocument): readonly NamedEnum[] => {
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
