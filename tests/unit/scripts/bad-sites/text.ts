import type { BadSite } from './bad-site.ts';

/** What can be wrong with the text of a guide. */
export const BAD_TEXTS: readonly BadSite[] = [
  {
    name: 'lines of a sequence that cannot be read',
    site: 'bad-sequence-line',
    want: [
      {
        check: 'guide-sequence',
        at: 'bad-sequence-line/guides/start/orders.mdx:9:3',
        text: 'Us answers',
        message: '`Us answers` is no message.',
      },
      {
        check: 'guide-sequence',
        at: 'bad-sequence-line/guides/start/orders.mdx:10:1',
        text: 'Us --> You',
        message: '`Us --> You` is no message.',
      },
      {
        check: 'guide-sequence',
        at: 'bad-sequence-line/guides/start/orders.mdx:13:1',
        text: '```sequence',
        message: 'The sequence has no title.',
      },
    ],
  },
  {
    name: 'links to places that pages do not have',
    site: 'broken-anchor',
    want: [
      {
        check: 'guide-links',
        at: 'broken-anchor/guides/start/orders.mdx:8:5',
        text: '[below](#how-too-pay)',
        message: 'The page `/orders` has no place `#how-too-pay`.',
      },
      {
        check: 'guide-links',
        at: 'broken-anchor/guides/start/orders.mdx:8:60',
        text: '[nowhere](/orders#100%)',
        message: 'The page `/orders` has no place `#100%`.',
      },
    ],
  },
  {
    name: 'links that lead to no page',
    site: 'broken-link',
    want: [
      {
        check: 'guide-links',
        at: 'broken-link/guides/start/orders.mdx:6:6',
        text: '[the help](/hlep)',
        message: 'There is no page `/hlep`.',
      },
      {
        check: 'guide-links',
        at: 'broken-link/guides/start/orders.mdx:6:27',
        text: '[this](orders.mdx)',
        message: '`orders.mdx` is no address a guide may link to.',
      },
      {
        check: 'guide-links',
        at: 'broken-link/guides/start/orders.mdx:6:51',
        text: '[Us](operation:getOrdr',
        message: 'No page shows the operation `getOrdres`.',
      },
      {
        check: 'guide-links',
        at: 'broken-link/guides/start/orders.mdx:6:80',
        text: '[them](ftp://shop.examp',
        message: '`ftp://shop.example` is no address a guide may link to.',
      },
      {
        check: 'guide-links',
        at: 'broken-link/guides/start/orders.mdx:9:20',
        text: 'href="/hepl"',
        message: 'There is no page `/hepl`.',
      },
    ],
  },
  {
    name: 'a component that is never closed',
    site: 'component-never-closed',
    want: [
      {
        check: 'guide-syntax',
        at: 'component-never-closed/guides/start/orders.mdx:6:1',
        text: '<Steps>',
        message: 'Expected a closing tag for `<Steps>` (6:1-6:8)',
      },
    ],
  },
  {
    name: 'expressions in braces',
    site: 'expression',
    want: [
      {
        check: 'guide-syntax',
        at: 'expression/guides/start/orders.mdx:6:14',
        text: '{1 + 1}',
        message: 'A guide cannot hold an expression in braces.',
      },
      {
        check: 'guide-syntax',
        at: 'expression/guides/start/orders.mdx:8:1',
        text: '{new Date()}',
        message: 'A guide cannot hold an expression in braces.',
      },
    ],
  },
  {
    name: 'an expression that is no JavaScript',
    site: 'expression-malformed',
    want: [
      {
        check: 'guide-syntax',
        at: 'expression-malformed/guides/start/orders.mdx:6:23',
        text: ' c}.',
        message: 'Could not parse expression with acorn',
      },
    ],
  },
  {
    name: 'an import line',
    site: 'import-line',
    want: [
      {
        check: 'guide-syntax',
        at: 'import-line/guides/start/orders.mdx:6:1',
        text: "import { Chart } from '",
        message: 'A guide cannot hold `import` or `export`.',
      },
    ],
  },
  {
    name: 'MDX that cannot be read',
    site: 'mdx-syntax-error',
    want: [
      {
        check: 'guide-syntax',
        at: 'mdx-syntax-error/guides/start/orders.mdx:6:17',
        text: '5 euros.',
        message:
          'Unexpected character `5` (U+0035) before name, expected a character that can start a name, such as a letter, `$`, or `_`',
      },
    ],
  },
  {
    name: 'unknown, missing and computed attributes',
    site: 'unknown-attribute',
    want: [
      {
        check: 'guide-vocabulary',
        at: 'unknown-attribute/guides/start/orders.mdx:6:26',
        text: 'heding="Fetch it"',
        message: '`<Operation>` has no attribute `heding`.',
      },
      {
        check: 'guide-vocabulary',
        at: 'unknown-attribute/guides/start/orders.mdx:8:10',
        text: 'kind="danger"',
        message: '`danger` is no kind of callout.',
      },
      {
        check: 'guide-vocabulary',
        at: 'unknown-attribute/guides/start/orders.mdx:10:1',
        text: '<Callout title="No kind',
        message: '`<Callout>` lacks the attribute `kind`.',
      },
      {
        check: 'guide-vocabulary',
        at: 'unknown-attribute/guides/start/orders.mdx:12:12',
        text: 'id={getOrder}',
        message: '`<Operation>` has an attribute in braces.',
      },
      {
        check: 'guide-vocabulary',
        at: 'unknown-attribute/guides/start/orders.mdx:14:1',
        text: '<Operation {...all} />',
        message: '`<Operation>` lacks the attribute `id`.',
      },
      {
        check: 'guide-vocabulary',
        at: 'unknown-attribute/guides/start/orders.mdx:14:12',
        text: '{...all}',
        message: '`<Operation>` has an attribute in braces.',
      },
      {
        check: 'guide-vocabulary',
        at: 'unknown-attribute/guides/start/orders.mdx:16:1',
        text: '<Operation />',
        message: '`<Operation>` lacks the attribute `id`.',
      },
    ],
  },
  {
    name: 'unknown components',
    site: 'unknown-component',
    want: [
      {
        check: 'guide-vocabulary',
        at: 'unknown-component/guides/start/orders.mdx:8:1',
        text: '<Opration id="getOrder"',
        message: 'There is no component `<Opration>`.',
      },
      {
        check: 'guide-vocabulary',
        at: 'unknown-component/guides/start/orders.mdx:10:14',
        text: '<b>bold</b>',
        message: 'There is no component `<b>`.',
      },
    ],
  },
  {
    name: 'ids of every kind that do not exist',
    site: 'unknown-id',
    want: [
      {
        check: 'guide-ids',
        at: 'unknown-id/guides/start/orders.mdx:6:12',
        text: 'id="getOrdr"',
        message: 'There is no operation `getOrdr`.',
      },
      {
        check: 'guide-ids',
        at: 'unknown-id/guides/start/orders.mdx:8:25',
        text: 'status="405"',
        message: 'There is no response of `getOrder` with status `405`.',
      },
      {
        check: 'guide-ids',
        at: 'unknown-id/guides/start/orders.mdx:10:10',
        text: 'name="orderPaid"',
        message: 'There is no webhook `orderPaid`.',
      },
      {
        check: 'guide-ids',
        at: 'unknown-id/guides/start/orders.mdx:12:14',
        text: 'name="Oder"',
        message: 'There is no schema `Oder`.',
      },
      {
        check: 'guide-ids',
        at: 'unknown-id/guides/start/orders.mdx:14:12',
        text: 'name="Order Status"',
        message: 'There is no schema `Order Status`.',
      },
      {
        check: 'guide-ids',
        at: 'unknown-id/guides/start/orders.mdx:16:10',
        text: 'name="order"',
        message: 'There is no example `order`.',
      },
      {
        check: 'guide-ids',
        at: 'unknown-id/guides/start/orders.mdx:18:28',
        text: 'path="stauts"',
        message: 'The schema `Order` has no field `stauts`.',
      },
      {
        check: 'guide-ids',
        at: 'unknown-id/guides/start/orders.mdx:18:75',
        text: 'of="3"',
        message: 'There is no value in `OrderStatus` `3`.',
      },
      {
        check: 'guide-ids',
        at: 'unknown-id/guides/start/orders.mdx:19:13',
        text: 'site="brnad"',
        message: 'There is no key of `site.yaml` `brnad`.',
      },
      {
        check: 'guide-ids',
        at: 'unknown-id/guides/start/orders.mdx:19:37',
        text: 'header="key"',
        message: 'There is no security scheme `key`.',
      },
      {
        check: 'guide-ids',
        at: 'unknown-id/guides/start/orders.mdx:19:64',
        text: 'status="403"',
        message: 'There is no code in the error catalogue `403`.',
      },
    ],
  },
  {
    name: 'a link to an unknown key of site.yaml',
    site: 'unknown-site-key',
    want: [
      {
        check: 'guide-links',
        at: 'unknown-site-key/guides/start/orders.mdx:6:7',
        text: '[sign in](site:signinUr',
        message: '`site.yaml` has no key `signinUrl`.',
      },
    ],
  },
];
