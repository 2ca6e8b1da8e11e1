import type { BadSites } from './bad-site.ts';

/** What can be wrong with the text of a guide. */
export const BAD_TEXTS: BadSites = {
  'bad-sequence-line': [
    'lines of a sequence that cannot be read',
    ['guide-sequence', '9:3', 'Us answers', '`Us answers` is not a message.'],
    ['guide-sequence', '10:1', 'Us --> You', '`Us --> You` is not a message.'],
    ['guide-sequence', '13:1', '```sequence', 'The sequence diagram has no title.'],
  ],
  'broken-anchor': [
    'links to places that pages do not have',
    ['guide-links', '8:5', '[below](#how-too-pay)', 'The page `/orders` has no anchor `#how-too-pay`.'],
    ['guide-links', '8:60', '[nowhere](/orders#100%)', 'The page `/orders` has no anchor `#100%`.'],
  ],
  'broken-link': [
    'links that lead to no page',
    ['guide-links', '6:6', '[the help](/hlep)', 'There is no page `/hlep`.'],
    ['guide-links', '6:27', '[this](orders.mdx)', '`orders.mdx` is not a URL that a guide may link to.'],
    ['guide-links', '6:51', '[Us](operation:getOrdr', 'No page shows the operation `getOrdres`.'],
    ['guide-links', '6:80', '[them](ftp://shop.examp', '`ftp://shop.example` is not a URL that a guide may link to.'],
    ['guide-links', '9:20', 'href="/hepl"', 'There is no page `/hepl`.'],
  ],
  expression: [
    'expressions in braces',
    ['guide-syntax', '6:14', '{1 + 1}', 'A guide cannot contain an expression in braces.'],
    ['guide-syntax', '8:1', '{new Date()}', 'A guide cannot contain an expression in braces.'],
  ],
  'expression-malformed': [
    'an expression that is no JavaScript',
    ['guide-syntax', '6:23', ' c}.', 'Could not parse expression with acorn'],
  ],
  'html-comment': [
    'a comment of HTML, on a page that others link to',
    ['guide-syntax', '6:5', '<!-- later', 'A guide cannot contain an HTML comment.'],
  ],
  'import-line': [
    'an import line',
    ['guide-syntax', '6:1', "import { Chart } from '", 'A guide cannot contain `import` or `export`.'],
  ],
  'unknown-attribute': [
    'unknown, missing and computed attributes',
    ['guide-vocabulary', '6:26', 'heding="Fetch it"', '`<Operation>` has no attribute `heding`.'],
    ['guide-vocabulary', '8:10', 'kind="horror"', '`horror` is not a kind of callout.'],
    ['guide-vocabulary', '10:1', '<Callout title="No kind', '`<Callout>` lacks the attribute `kind`.'],
    ['guide-vocabulary', '12:12', 'id={getOrder}', '`<Operation>` has an attribute in braces.'],
    ['guide-vocabulary', '14:1', '<Operation {...all} />', '`<Operation>` lacks the attribute `id`.'],
    ['guide-vocabulary', '14:12', '{...all}', '`<Operation>` has an attribute in braces.'],
    ['guide-vocabulary', '16:1', '<Operation />', '`<Operation>` lacks the attribute `id`.'],
  ],
  'unknown-component': [
    'unknown components',
    ['guide-vocabulary', '8:1', '<Opration id="getOrder"', 'There is no component `<Opration>`.'],
    ['guide-vocabulary', '10:14', '<b>bold</b>', 'There is no component `<b>`.'],
  ],
  'unknown-id': [
    'ids of every kind that do not exist',
    ['guide-ids', '6:12', 'id="getOrdr"', 'There is no operation `getOrdr`.'],
    ['guide-ids', '8:25', 'status="405"', '`getOrder` has no response `405`.'],
    ['guide-ids', '10:10', 'name="orderPaid"', 'There is no webhook `orderPaid`.'],
    ['guide-ids', '12:14', 'name="Oder"', 'There is no schema `Oder`.'],
    ['guide-ids', '14:12', 'name="Order Status"', 'There is no schema `Order Status`.'],
    ['guide-ids', '16:10', 'name="order"', 'There is no example `order`.'],
    ['guide-ids', '18:28', 'path="stauts"', 'The schema `Order` has no field `stauts`.'],
    ['guide-ids', '18:75', 'of="3"', '`OrderStatus` has no value `3`.'],
    ['guide-ids', '19:13', 'site="brnad"', '`site.yaml` has no key `brnad`.'],
    ['guide-ids', '19:37', 'header="key"', 'There is no security scheme `key`.'],
    ['guide-ids', '19:64', 'status="403"', 'There is no status `403`.'],
  ],
  'unknown-site-key': [
    'a link to an unknown key of site.yaml',
    ['guide-links', '6:7', '[sign in](site:signinUr', '`site.yaml` has no key `signinUrl`.'],
  ],
};
