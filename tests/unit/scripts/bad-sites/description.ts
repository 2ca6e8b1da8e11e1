import type { BadSites } from './bad-site.ts';

/** What can be wrong with a description. */
export const BAD_DESCRIPTIONS: BadSites = {
  'alias-bomb': [
    'aliases of the description that expand beyond all bounds',
    [
      'description',
      'openapi/openapi.yaml:1:1',
      'openapi: 3.1',
      'The description cannot be read: its YAML aliases expand to too many values. Replace some of the aliases with their content, or share the parts by `$ref`.',
    ],
  ],
  'empty-description': [
    'an empty description',
    ['yaml-empty', 'openapi/openapi.yaml:1:1', '# Nothing ye', 'The file is empty.'],
  ],
  'example-breaks-schema': [
    'examples that break their schema, in two files',
    [
      'example-schema',
      'openapi/examples/incomplete.yaml:3:3',
      'note: Where is the tota',
      'The required field `total` is missing.',
    ],
    ['example-schema', 'openapi/openapi.yaml:25:28', 'many', '`total` is `"many"`, not an integer.'],
  ],
  'malformed-yaml-in-entry': [
    'malformed YAML in the entry',
    [
      'yaml-syntax',
      'openapi/openapi.yaml:3:10',
      'Orders',
      '`title` already has a value, but line 4 is indented as if it belonged to that key.',
    ],
  ],
  'missing-ref': [
    'references to a file and to a component that are missing',
    [
      'no-unresolved-refs',
      'openapi/openapi.yaml:7:5',
      '$ref: paths/orders.yaml',
      'The `$ref` leads to `paths/orders.yaml`, a file that does not exist.',
    ],
    [
      'no-unresolved-refs',
      'openapi/openapi.yaml:23:17',
      "$ref: '#/components/sch",
      'The `$ref` leads to `Ordr`, which is not under `components/schemas` of this file.',
    ],
  ],
  'not-openapi': [
    'a description that is no OpenAPI',
    ['description', 'openapi/openapi.yaml:1:1', '# A descript', 'This is Swagger 2.0, the version before OpenAPI 3.'],
  ],
  'several-faults': [
    'faults of description, groups and guides all at once',
    ['guide-groups', 'guides/groups.yaml:4:11', 'later', 'The group `later` has no folder.'],
    [
      'guide-syntax',
      'guides/start/broken.mdx:6:17',
      '5 euros.',
      'Unexpected character `5` (U+0035) before name, expected a character that can start a name, such as a letter, `$`, or `_`',
    ],
    ['guide-vocabulary', 'guides/start/help.mdx:6:1', '<Opration id="getOrder"', 'There is no component `<Opration>`.'],
    ['guide-frontmatter', '2:1', 'title: Order', '`description` is missing.'],
    ['guide-ids', '5:12', 'id="getOrdr"', 'There is no operation `getOrdr`.'],
    ['guide-links', '7:5', '[the help](/hlep)', 'There is no page `/hlep`.'],
    ['guide-syntax', '7:27', '{more}', 'A guide cannot contain an expression in braces.'],
    [
      'no-unresolved-refs',
      'openapi/openapi.yaml:14:13',
      "$ref: '#/components/sch",
      'The `$ref` leads to `#/components/schemas/Missing`, but this file has no `components`.',
    ],
    ['example-schema', 'openapi/openapi.yaml:23:24', 'none', 'The value is `"none"`, not an object.'],
    ['yaml-syntax', 'openapi/paths/orders.yaml:3:1', '', 'A `[` is not closed.'],
  ],
  'version-as-number': [
    'a version of OpenAPI that cannot be read',
    ['description', 'openapi/openapi.yaml:4:10', '3.1', 'The OpenAPI version `3.1` is not supported.'],
  ],
};
