import type { MediaType } from '../../src/model/api.ts';
import type { MediaNotes } from '../../src/model/operation-section.ts';
import { describe } from '../prose/description.ts';
import { examplesElsewhere } from './named-examples.ts';
import { statedBy } from './stated.ts';

/** Media types whose bodies are described in the same words. */
export interface BodyKind {
  /** The first of them. */
  readonly media: MediaType;
  /** In their order, with commas. */
  readonly mediaType: string;
}

/** The content of a call by what is said of it (OpenAPI 3.1, section 4.8.14): one kind for `application/json` and `text/json` of the same schema. */
export function bodyKinds(content: readonly MediaType[]): readonly BodyKind[] {
  const kinds = new Map<string, MediaType[]>();
  for (const media of content) {
    const { description, schema, itemSchema, encoding, prefixEncoding, itemEncoding, extensions, externalExamples } =
      media;
    const words = JSON.stringify([
      description,
      schema,
      itemSchema,
      encoding,
      prefixEncoding,
      itemEncoding,
      extensions,
      externalExamples,
    ]);
    kinds.set(words, [...(kinds.get(words) ?? []), media]);
  }
  return [...kinds.values()].flatMap((all) =>
    all[0] === undefined ? [] : [{ media: all[0], mediaType: all.map(({ mediaType }) => mediaType).join(', ') }],
  );
}

/** What a media type says beside its schema and its examples, as members to spread. */
export function mediaNotes(media: MediaType): MediaNotes {
  const stated = statedBy(media);
  const elsewhere = examplesElsewhere(media.externalExamples);
  return {
    ...(media.description === undefined ? {} : { about: describe(media.description) }),
    ...(media.itemSchema === undefined ? {} : { sequence: true as const }),
    ...(stated.length === 0 ? {} : { stated }),
    ...(elsewhere.length === 0 ? {} : { elsewhere }),
  };
}
