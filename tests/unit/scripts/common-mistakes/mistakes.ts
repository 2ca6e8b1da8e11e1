import { readFileSync } from 'node:fs';

const OPENAPI = 'openapi/openapi.yaml';
const SHIPMENT = 'openapi/paths/shipment.yaml';
const SHIPMENTS = 'openapi/paths/shipments.yaml';
const PARTS = 'openapi/components/pathItems.yaml';
const SCHEMAS = 'openapi/components/schemas.yaml';
const EXAMPLES = 'openapi/components/examples.yaml';
const GUIDE = 'guides/send/book-a-shipment.mdx';
const PICKUPS = 'guides/send/pickups.mdx';
const ACCESS = 'guides/begin/access.mdx';

/** A mistake; `table.md` says what the check prints of it, and where. */
export interface Mistake {
  readonly name: string;
  readonly file: string;
  /** Replaced by `to`; empty for a new file. */
  readonly from: string;
  readonly to: string;
  /** New path of the file. */
  readonly renamed?: string;
}

type Row = readonly [name: string, file: string, from: string, to: string];

const ROWS: readonly Row[] = [
  // References.
  [
    'reference to a file that does not exist',
    SHIPMENT,
    '../components/schemas.yaml#/Shipment',
    '../components/schema.yaml#/Shipment',
  ],
  ['reference to a name that does not exist', SHIPMENT, 'schemas.yaml#/Shipment', 'schemas.yaml#/Shipmnet'],
  ['reference into a file without its hash', SHIPMENT, 'schemas.yaml#/Shipment', 'schemas.yaml/Shipment'],
  [
    'reference without its dollar sign',
    SHIPMENT,
    '$ref: ../components/responses.yaml#/NotF',
    'ref: responses.yaml#/NotF',
  ],
  ['reference in the wrong case', SHIPMENT, 'schemas.yaml#/Shipment', 'schemas.yaml#/shipment'],
  [
    'reference to the entry file from a part file',
    SHIPMENT,
    '../components/schemas.yaml#/Shipment',
    "'#/components/schemas/Shipment'",
  ],
  ['reference without quotes', SHIPMENT, '../components/schemas.yaml#/Shipment', '#/components/schemas/Shipment'],
  ['reference to a response instead of a schema', SHIPMENT, 'schemas.yaml#/Shipment', 'responses.yaml#/NotFound'],
  ['reference to the response of another status', SHIPMENT, 'responses.yaml#/NotFound', 'responses.yaml#/Conflict'],
  ['reference to an internal schema', SCHEMAS, '\nShipment:\n', '\nShipment:\n  x-internal: true\n'],
  // YAML.
  ['wrong indentation', SHIPMENT, '  summary: Get a shipment', '   summary: Get a shipment'],
  ['hyphen before the first key of an object', SCHEMAS, '    street: {', '    - street: {'],
  ['indentation by a tab', SHIPMENT, '  summary: Get a shipment', '\tsummary: Get a shipment'],
  ['missing quote', SHIPMENT, "    '404':", "    '404:"],
  ['key that occurs twice', SHIPMENT, '  summary: Get a shipment\n', '  summary: Get\n  summary: Get a shipment\n'],
  ['tag of YAML', SHIPMENT, '  summary: Get a shipment', '  summary: !!binary R2V0'],
  [
    'markers of a merge conflict',
    SHIPMENT,
    '  summary: Get a shipment\n',
    '<<<<<<< HEAD\n  summary: Get a shipment\n=======\n  summary: Read a shipment\n>>>>>>> other\n',
  ],
  [
    'markers of a merge conflict in a guide',
    GUIDE,
    '## Change your mind\n',
    '<<<<<<< HEAD\n## Change your mind\n=======\n## Cancel\n>>>>>>> other\n',
  ],
  // Operations.
  ['misspelt key', SHIPMENTS, '  requestBody:', '  requestbody:'],
  ['misspelt method', 'openapi/paths/pickups.yaml', 'post:', 'pots:'],
  ['misspelt responses', SHIPMENT, "  responses:\n    '200'", "  respones:\n    '200'"],
  ['misspelt operation id key', SHIPMENT, 'operationId: getShipment', 'operationid: getShipment'],
  ['schema outside a media type', 'openapi/paths/pickups.yaml', 'come.\n', 'come.\n    schema: { type: object }\n'],
  ['parameter without a schema', SHIPMENTS, '      schema: { type: integer, maximum: 100 }\n', '      type: integer\n'],
  ['security scheme that is not defined', 'openapi/paths/pickups.yaml', '- HeronLogin: [pickups]', '- ApiKey: []'],
  ['no security', OPENAPI, 'security:\n  - HeronLogin: [shipments]\n', ''],
  ['missing responses', PARTS, '    responses:\n', ''],
  [
    'operation without responses',
    PARTS,
    "    responses:\n      '202':\n        description: The claim is open.\n      '401':\n        $ref: responses.yaml#/Unauthorised\n      '429':\n        $ref: responses.yaml#/TooMany\n      '503':\n        $ref: responses.yaml#/Unavailable\n",
    '',
  ],
  ['missing summary', SHIPMENT, '  summary: Get a shipment\n', ''],
  ['operation id that occurs twice', SHIPMENT, 'operationId: getShipment', 'operationId: listShipments'],
  ['renamed operation', SHIPMENT, 'operationId: getShipment', 'operationId: readShipment'],
  ['renamed operation without a path', PARTS, 'operationId: reportDamage', 'operationId: claimDamage'],
  ['misspelt tag that no other operation has', 'openapi/paths/pickups.yaml', 'tags: [Pickups]', 'tags: [Pickup]'],
  ['tag that is not defined', SHIPMENT, 'tags: [Shipments]', 'tags: [Shipment]'],
  [
    'path parameter that is not declared',
    SHIPMENT,
    'parameters:\n  - $ref: ../components/parameters.yaml#/ShipmentId\n',
    '',
  ],
  [
    'parameter that occurs twice',
    SHIPMENT,
    'parameters:\n',
    'parameters:\n  - $ref: ../components/parameters.yaml#/ShipmentId\n',
  ],
  [
    'internal operation that a guide shows',
    SHIPMENT,
    '  operationId: getShipment\n',
    '  operationId: getShipment\n  x-internal: true\n',
  ],
  // Schemas.
  ['nullable', SCHEMAS, "type: [string, 'null'], description: Town", 'type: string, nullable: true, description: Town'],
  ['exclusive minimum of OpenAPI 3_0', SCHEMAS, 'minimum: 1, maximum', 'minimum: 1, exclusiveMinimum: true, maximum'],
  ['required as a boolean', SCHEMAS, 'street: { type: string,', 'street: { type: string, required: true,'],
  ['misspelt properties', SCHEMAS, 'city]\n  properties:', 'city]\n  propertis:'],
  ['text instead of a list', SCHEMAS, 'required: [street, postcode, city]', 'required: street'],
  ['list instead of a map', SCHEMAS, 'items: { type: string }', 'items: [{ type: string }]'],
  ['enum value that occurs twice', SCHEMAS, 'enum: [en, pt]', 'enum: [en, pt, en]'],
  ['enum value in typographic quotes', SCHEMAS, 'enum: [en, pt]', 'enum: [“en”, pt]'],
  ['limits that exclude each other', SCHEMAS, 'minimum: 1, maximum: 30000', 'minimum: 1, maximum: 0'],
  ['type float', SCHEMAS, 'weight: { type: integer, minimum: 1', 'weight: { type: float, minimum: 1'],
  [
    'renamed field',
    SCHEMAS,
    '    trackingNumber: { type: string, readOnly',
    '    parcelNumber: { type: string, readOnly',
  ],
  ['renamed schema', SCHEMAS, '\nContact:', '\nRecipient:'],
  [
    'component that nothing uses',
    OPENAPI,
    '    Widget:\n',
    '    Unused:\n      value: { kind: locker, lockerCode: LA-017 }\n    Widget:\n',
  ],
  // Examples.
  ['misspelt field in an example', EXAMPLES, 'weight: 800', 'wieght: 800'],
  ['required field missing in an example', EXAMPLES, '    serviceLevel: 1\n', ''],
  ['wrong type in an example', EXAMPLES, 'weight: 800', "weight: '800'"],
  [
    'field of another alternative in an example',
    EXAMPLES,
    'lockerCode: LA-017 }',
    'lockerCode: LA-017, leaveWithNeighbour: true }',
  ],
  ['value in an example that the schema does not list', EXAMPLES, 'serviceLevel: 1', 'serviceLevel: 7'],
  ['misspelt enum value in an example', EXAMPLES, 'status: delivered', 'status: deliverd'],
  [
    'missing example',
    SHIPMENTS,
    '          examples:\n            FirstPage:\n              $ref: ../components/examples.yaml#/FirstPage\n',
    '',
  ],
  ['deleted example that is still used', EXAMPLES, '\nDelivered:\n', '\nArrived:\n'],
  // Guides.
  ['frontmatter without a title', PICKUPS, 'title: Pickups\n', ''],
  ['frontmatter that cannot be read', PICKUPS, 'title: Pickups\n', 'title: Pickups: how\n'],
  ['misspelt title', PICKUPS, 'title: Pickups', 'Title: Pickups'],
  ['frontmatter that is not closed', PICKUPS, 'icon: truck\n---\n', 'icon: truck\n'],
  ['line above the frontmatter', PICKUPS, '---\ntitle', '\n---\ntitle'],
  ['unknown key in the frontmatter', PICKUPS, 'icon: truck\n', 'icon: truck\ntags: [pickups]\n'],
  ['link to a guide that does not exist', GUIDE, '(/errors)', '(/errrors)'],
  [
    'two links to nothing in one guide',
    GUIDE,
    '[error list](/errors).',
    '[error list](/errrors), in [short](/in-short).',
  ],
  [
    'link to nothing beside a broken anchor of the page that it means',
    GUIDE,
    '[error list](/errors).',
    '[error list](/errrors), its [codes](/errors#codess).',
  ],
  ['link to the file of a guide', GUIDE, '(/errors)', '(../follow/errors.mdx)'],
  ['broken anchor in a guide', GUIDE, '[error list](/errors)', '[error list](#erors)'],
  ['missing image', GUIDE, '## Change your mind\n', '![A van](van.png)\n\n## Change your mind\n'],
  ['html image', GUIDE, '## Change your mind\n', '<img src="van.png" alt="A van" />\n\n## Change your mind\n'],
  ['component of Mintlify', GUIDE, '## Change your mind\n', '<Note>Cancel early.</Note>\n\n## Change your mind\n'],
  [
    'component of Docusaurus',
    GUIDE,
    '## Change your mind\n',
    '<Tabs>\n<TabItem value="a" label="A">\nText.\n</TabItem>\n</Tabs>\n\n## Change your mind\n',
  ],
  ['misspelt component', GUIDE, '<Operation id="getShipment" />', '<Operaton id="getShipment" />'],
  ['attribute for another that is required', GUIDE, '<Operation id="getSh', '<Operation operationId="getSh'],
  ['attribute in typographic quotes', GUIDE, 'id="getShipment"', 'id=“getShipment”'],
  ['unknown attribute of a component', GUIDE, ' heading="Attach the form"', ' title="Attach the form"'],
  [
    'component that is not closed',
    GUIDE,
    '<Operation id="getShipment" />',
    '<Callout kind="tip">\n\n<Operation id="getShipment" />',
  ],
  ['operation id that a guide misspells', GUIDE, 'id="getShipment"', 'id="getShipmnet"'],
  ['unknown field in a guide', GUIDE, 'path="shipmentId"', 'path="shipmentID_"'],
  ['status that the error catalogue does not have', GUIDE, 'status="409"', 'status="499"'],
  ['wrong enum value in prose', GUIDE, 'of="3" is="Express"', 'of="2" is="Express"'],
  [
    'misspelt value in a table',
    PICKUPS,
    '## Request\n',
    '## Statuses\n\n| Status | Meaning |\n| --- | --- |\n| `booked` | Booked |\n| `in_transti` | In transit |\n| `delivered` | Delivered |\n\n## Request\n',
  ],
  [
    'code fence that is not closed',
    ACCESS,
    "'grant_type=client_credentials'\n```\n",
    "'grant_type=client_credentials'\n",
  ],
  [
    'malformed JSON in a fence',
    GUIDE,
    '## Change your mind\n',
    '```json\n{ "shipmentId": "shp_4QX1", }\n```\n\n## Change your mind\n',
  ],
  [
    'wrong path in a cURL command',
    GUIDE,
    '## Change your mind\n',
    '```bash\ncurl https://api.heron.example/v2/shipment/shp_4QX1 -H "Authorization: Bearer YOUR_TOKEN"\n```\n\n## Change your mind\n',
  ],
  ['empty settings', 'guides/site.yaml', readFileSync('tests/fixtures/parcels/guides/site.yaml', 'utf8'), ''],
  ['misspelt setting', 'guides/site.yaml', 'operations: all\n', 'operations: all\nacent: { light: "#112233" }\n'],
  ['misspelt folder of a group', 'guides/groups.yaml', '- folder: send', '- folder: sent'],
  ['live key in a guide', GUIDE, '## Change', 'Send `sk_live_51H8xY2eZvKYlo2C9aQ7TtRb` with it.\n\n## Change'],
  ['guide in the wrong place', 'guides/returns.mdx', '', '---\ntitle: Returns\ndescription: Back.\n---\n\nText.\n'],
  ['guide with the ending md', 'guides/send/returns.md', '', '---\ntitle: Returns\ndescription: Back.\n---\n\nText.\n'],
];

/** Mistakes that a team makes, one a row. */
export const MISTAKES: readonly Mistake[] = [
  ...ROWS.map(([name, file, from, to]) => ({ name, file, from, to })),
  {
    name: 'renamed guide',
    file: 'guides/follow/errors.mdx',
    from: '---\n',
    to: '---\nformerly: [errors]\n',
    renamed: 'guides/follow/status-codes.mdx',
  },
];
