import { testCheck } from '../check-case.ts';

/** A component by its name and that of its file. */
const component = (name: string, file: string, more = '', part = '') => ({
  'openapi.yaml': `openapi: 3.1.1\ninfo: { title: T, version: '1' }\ncomponents:\n  schemas:\n    ${name}: { $ref: './${file}.yaml${part}' }\n${more}`,
  [`${file}.yaml`]: part === '' ? 'type: string\n' : 'Order: { type: string }\n',
});

testCheck('consistent-names', {
  'the same name': [component('Order', 'Order')],
  'a file that differs by case': [
    component('Order', 'order'),
    '5:12 The component is called `Order`, but its file is called `order.yaml`.',
  ],
  'a file that differs by a letter': [
    component('Order', 'Ordr'),
    '5:12 The component is called `Order`, but its file is called `Ordr.yaml`.',
  ],
  "another component's file": [
    component('Order', 'Page', '    Page: { type: integer }\n'),
    '5:12 The component is called `Order`, but its file is called `Page.yaml`.',
  ],
  'the file of another component, twice': [
    component('Order', 'Page', '    Page: { $ref: ./Page.yaml }\n'),
    '5:12 The component is called `Order`, but its file is called `Page.yaml`.',
  ],
  'another name of a component': [component('Page', 'Page', "    Order: { $ref: '#/components/schemas/Page' }\n")],
  'a file with a name of its own, which is a warning': [
    component('Order', 'purchase'),
    '5:12 The component is called `Order`, but its file is called `purchase.yaml`.',
  ],
  'a part of a file': [component('Order', 'all', '', '#/Order')],
  'a parameter, an example and a field with names of their own': [
    `components:
  parameters: { IdempotencyKey: { name: Idempotency-Key, in: header, schema: { type: string } } }
  examples: { OrderInDollars: { value: 1 } }
  schemas:
    Status: { type: string }
    Type: { type: string, x-examples: { inDollars: { $ref: '#/components/examples/OrderInDollars' } } }
    Order: { type: object, properties: { status: { $ref: '#/components/schemas/Type' } } }
`,
  ],
});
