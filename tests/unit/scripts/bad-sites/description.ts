import type { BadSite } from './bad-site.ts';

/** What can be wrong with a description. */
export const BAD_DESCRIPTIONS: readonly BadSite[] = [
  {
    name: 'aliases of the description that expand beyond all bounds',
    site: 'alias-bomb',
    want: [
      {
        check: 'description',
        at: 'alias-bomb/openapi/openapi.yaml:1:1',
        text: 'openapi: 3.1',
        message:
          'The description cannot be read: Its YAML aliases expand beyond all bounds. Write the parts out, or share them by `$ref`.',
      },
    ],
  },
  {
    name: 'an empty description',
    site: 'empty-description',
    want: [
      {
        check: 'yaml-empty',
        at: 'empty-description/openapi/openapi.yaml:1:1',
        text: '# Nothing ye',
        message: 'The file is empty.',
      },
    ],
  },
  {
    name: 'examples that break their schema, in two files',
    site: 'example-breaks-schema',
    want: [
      {
        check: 'example-schema',
        at: 'example-breaks-schema/openapi/examples/incomplete.yaml:3:3',
        text: 'note: Where is the tota',
        message: 'The required field `total` is missing.',
      },
      {
        check: 'example-schema',
        at: 'example-breaks-schema/openapi/openapi.yaml:25:28',
        text: 'many',
        message: '`total` is `"many"`, not an integer.',
      },
    ],
  },
  {
    name: 'malformed YAML in the entry',
    site: 'malformed-yaml-in-entry',
    want: [
      {
        check: 'yaml-syntax',
        at: 'malformed-yaml-in-entry/openapi/openapi.yaml:3:10',
        text: 'Orders',
        message: 'Nested mappings are not allowed in compact mappings',
      },
    ],
  },
  {
    name: 'malformed YAML in a referenced file',
    site: 'malformed-yaml-in-referenced-file',
    want: [
      {
        check: 'yaml-syntax',
        at: 'malformed-yaml-in-referenced-file/openapi/paths/order.yaml:6:5',
        text: "'200':",
        message: 'Map keys must be unique',
      },
    ],
  },
  {
    name: 'references to a file and to a component that are missing',
    site: 'missing-ref',
    want: [
      {
        check: 'no-unresolved-refs',
        at: 'missing-ref/openapi/openapi.yaml:7:5',
        text: '$ref: paths/orders.yaml',
        message: 'The reference `paths/orders.yaml` names a file that does not exist.',
      },
      {
        check: 'no-unresolved-refs',
        at: 'missing-ref/openapi/openapi.yaml:23:17',
        text: "$ref: '#/components/sch",
        message: 'The reference `#/components/schemas/Ordr` leads nowhere.',
      },
    ],
  },
  {
    name: 'a description that is no OpenAPI',
    site: 'not-openapi',
    want: [
      {
        check: 'description',
        at: 'not-openapi/openapi/openapi.yaml:1:1',
        text: '# A descript',
        message: 'The description has no `openapi`.',
      },
    ],
  },
  {
    name: 'faults of description, groups and guides all at once',
    site: 'several-faults',
    want: [
      {
        check: 'guide-groups',
        at: 'several-faults/guides/groups.yaml:4:11',
        text: 'later',
        message: 'The group `later` has no folder.',
      },
      {
        check: 'guide-syntax',
        at: 'several-faults/guides/start/broken.mdx:6:17',
        text: '5 euros.',
        message:
          'Unexpected character `5` (U+0035) before name, expected a character that can start a name, such as a letter, `$`, or `_`',
      },
      {
        check: 'guide-vocabulary',
        at: 'several-faults/guides/start/help.mdx:6:1',
        text: '<Opration id="getOrder"',
        message: 'There is no component `<Opration>`.',
      },
      {
        check: 'guide-frontmatter',
        at: 'several-faults/guides/start/orders.mdx:2:1',
        text: 'title: Order',
        message: 'The guide has no `description`.',
      },
      {
        check: 'guide-ids',
        at: 'several-faults/guides/start/orders.mdx:5:12',
        text: 'id="getOrdr"',
        message: 'There is no operation `getOrdr`.',
      },
      {
        check: 'guide-links',
        at: 'several-faults/guides/start/orders.mdx:7:5',
        text: '[the help](/hlep)',
        message: 'There is no page `/hlep`.',
      },
      {
        check: 'guide-syntax',
        at: 'several-faults/guides/start/orders.mdx:7:27',
        text: '{more}',
        message: 'A guide cannot hold an expression in braces.',
      },
      {
        check: 'no-unresolved-refs',
        at: 'several-faults/openapi/openapi.yaml:14:13',
        text: "$ref: '#/components/sch",
        message: 'The reference `#/components/schemas/Missing` leads nowhere.',
      },
      {
        check: 'example-schema',
        at: 'several-faults/openapi/openapi.yaml:22:24',
        text: 'none',
        message: 'The value is `"none"`, not an object.',
      },
      {
        check: 'yaml-syntax',
        at: 'several-faults/openapi/paths/orders.yaml:3:1',
        text: '',
        message: 'Flow sequence in block collection must be sufficiently indented and end with a ]',
      },
    ],
  },
  {
    name: 'a version of OpenAPI that cannot be read',
    site: 'version-as-number',
    want: [
      {
        check: 'description',
        at: 'version-as-number/openapi/openapi.yaml:4:10',
        text: '3.1',
        message: '`3.1` is no version of OpenAPI that can be read.',
      },
    ],
  },
];
