import { join } from 'node:path';
import { bundle } from '@redocly/openapi-core';
import { describe, expect, it } from 'vitest';
import { ownDocument } from '#scripts/description/own-document.ts';
import { loadDescription, type DescriptionSource } from '#scripts/description/source/load.ts';
import { sharedFolder } from '../../own-folder.ts';

const { root, write } = sharedFolder();
write('pet.yaml', 'type: object\n');
write('note.md', 'A note.');

const PET = { $ref: '#/components/schemas/Pet' };

/** Descriptions that bundling leaves as they are, but for examples. */
const ALONE: Readonly<Record<string, object>> = {
  'references inside the file': { properties: { pet: PET, default: PET, example: PET, value: PET } },
  'a reference to nothing': { properties: { pet: { allOf: [PET] } } },
  'an example that is a reference': { properties: { pet: { type: 'object', example: { $ref: '#/x-pets/rex' } } } },
  'data that looks like a reference': { default: { $ref: 'a' }, example: { pet: { $ref: 'b.yaml' } }, const: PET },
  extensions: { 'x-a': PET, 'x-b': { c: { d: PET } } },
  'a mapping': { discriminator: { propertyName: 'a', mapping: { a: 'Pet', b: '#/components/schemas/Pet' } } },
};

/** Descriptions that only a bundler reads rightly. */
const BUNDLED: Readonly<Record<string, object>> = {
  'another file': { properties: { pet: { $ref: 'pet.yaml' } } },
  'the file by its name': { properties: { pet: { $ref: 'openapi.json#/components/schemas/Pet' } } },
  'a mapping to a file': { discriminator: { propertyName: 'a', mapping: { a: './pet.yaml' } } },
  'a mapping to a reference': { discriminator: { propertyName: 'a', mapping: { a: '#/components/schemas/Same' } } },
  'a text elsewhere': { description: { $ref: '#/x-texts/note' } },
  'a text of a file': { description: { $ref: 'note.md' } },
  'a sample of a file': { 'x-codeSamples': [{ lang: 'go', source: { $ref: 'note.md' } }] },
  'a part of an extension': { 'x-a': { b: PET } },
  'all of the document in an extension': { 'x-a': { $ref: '#' } },
};

const described = (schema: object): Promise<DescriptionSource> => {
  const document = {
    openapi: '3.1.1',
    info: { title: 'T', version: '1' },
    paths: {},
    components: { schemas: { Pet: { type: 'object' }, Same: PET, Thing: schema } },
    'x-texts': { note: 'Text' },
    'x-pets': { rex: { name: 'Rex' } },
  };
  write('openapi.json', JSON.stringify(document));
  return loadDescription(join(root, 'openapi.json')).then(({ description }) => description as DescriptionSource);
};

async function bundled({ document, config, resolver }: DescriptionSource): Promise<unknown> {
  return (await bundle({ doc: document, config, externalRefResolver: resolver })).bundle.parsed;
}

describe('a document that needs no bundling', () => {
  it.each(Object.entries(ALONE))('with %s is what bundling makes of it', async (_, schema) => {
    const own = ownDocument(await described(schema));
    expect(own).toBeDefined();
    expect(JSON.stringify(own)).toBe(JSON.stringify(await bundled(await described(schema))));
  });

  it.each(Object.entries(BUNDLED))('is not one with %s', async (_, schema) => {
    expect(ownDocument(await described(schema))).toBeUndefined();
  });

  it('gets components where it has none', async () => {
    write('openapi.json', '{"openapi":"3.1.1","info":{"title":"T","version":"1"},"paths":{}}');
    const { description } = await loadDescription(join(root, 'openapi.json'));
    expect(ownDocument(description as DescriptionSource)).toHaveProperty('components', {});
  });
});
