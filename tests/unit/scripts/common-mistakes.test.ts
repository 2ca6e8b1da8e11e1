/** Mistakes that authors make most often, each made in a site that has none: what the check prints of it. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { displayPath } from '#scripts/cli/problem.ts';
import { stylish } from '#scripts/cli/report/stylish.ts';
import { compile } from '#scripts/compile/compile.ts';

const SITE = 'tests/fixtures/parcels';
const SHIPMENT = 'openapi/paths/shipment.yaml';
const SHIPMENTS = 'openapi/paths/shipments.yaml';
const EXAMPLES = 'openapi/components/examples.yaml';
const GUIDE = 'guides/send/book-a-shipment.mdx';

interface Mistake {
  /** Also the name of the file with what is printed. */
  readonly name: string;
  readonly file: string;
  readonly from: string;
  readonly to: string;
  readonly at: readonly string[];
}

const MISTAKES: readonly Mistake[] = [
  {
    name: 'reference to a file that does not exist',
    file: SHIPMENT,
    from: '../components/schemas.yaml#/Shipment',
    to: '../components/schema.yaml#/Shipment',
    at: ['openapi/paths/shipment.yaml:14'],
  },
  {
    name: 'reference to a name that does not exist',
    file: SHIPMENT,
    from: '../components/schemas.yaml#/Shipment',
    to: '../components/schemas.yaml#/Shipmnet',
    at: ['openapi/paths/shipment.yaml:14'],
  },
  {
    name: 'reference to the entry file from a part file',
    file: SHIPMENT,
    from: '../components/schemas.yaml#/Shipment',
    to: "'#/components/schemas/Shipment'",
    at: ['openapi/paths/shipment.yaml:14'],
  },
  {
    name: 'reference without quotes',
    file: SHIPMENT,
    from: '../components/schemas.yaml#/Shipment',
    to: '#/components/schemas/Shipment',
    at: ['openapi/paths/shipment.yaml:14'],
  },
  {
    name: 'reference to a response instead of a schema',
    file: SHIPMENT,
    from: '../components/schemas.yaml#/Shipment',
    to: '../components/responses.yaml#/NotFound',
    at: ['openapi/paths/shipment.yaml:14'],
  },
  {
    name: 'misspelt field in an example',
    file: EXAMPLES,
    from: 'weight: 800',
    to: 'wieght: 800',
    at: ['openapi/components/examples.yaml:19'],
  },
  {
    name: 'required field missing in an example',
    file: EXAMPLES,
    from: '    serviceLevel: 1\n',
    to: '',
    at: ['openapi/components/examples.yaml:14'],
  },
  {
    name: 'field of another alternative in an example',
    file: EXAMPLES,
    from: 'lockerCode: LA-017 }',
    to: 'lockerCode: LA-017, leaveWithNeighbour: true }',
    at: ['openapi/components/examples.yaml:20'],
  },
  {
    name: 'value in an example that the schema does not list',
    file: EXAMPLES,
    from: 'serviceLevel: 1',
    to: 'serviceLevel: 7',
    at: ['openapi/components/examples.yaml:18'],
  },
  {
    name: 'wrong enum value in prose',
    file: GUIDE,
    from: 'of="3" is="Express"',
    to: 'of="2" is="Express"',
    at: ['guides/send/book-a-shipment.mdx:21'],
  },
  {
    name: 'broken anchor in a guide',
    file: GUIDE,
    from: '[error list](/errors)',
    to: '[error list](#erors)',
    at: ['guides/send/book-a-shipment.mdx:41'],
  },
  {
    name: 'unknown field in a guide',
    file: GUIDE,
    from: 'path="shipmentId"',
    to: 'path="shipmentID_"',
    at: ['guides/send/book-a-shipment.mdx:21'],
  },
  {
    name: 'wrong indentation',
    file: SHIPMENT,
    from: '  summary: Get a shipment',
    to: '   summary: Get a shipment',
    at: ['openapi/paths/shipment.yaml:4'],
  },
  {
    name: 'indentation by a tab',
    file: SHIPMENT,
    from: '  summary: Get a shipment',
    to: '\tsummary: Get a shipment',
    at: ['openapi/paths/shipment.yaml:5'],
  },
  {
    name: 'operation id that occurs twice',
    file: SHIPMENT,
    from: 'operationId: getShipment',
    to: 'operationId: listShipments',
    at: ['openapi/paths/shipment.yaml:4'],
  },
  {
    name: 'operation id that a guide misspells',
    file: GUIDE,
    from: 'id="getShipment"',
    to: 'id="getShipmnet"',
    at: ['guides/send/book-a-shipment.mdx:25'],
  },
  {
    name: 'missing example',
    file: SHIPMENTS,
    from: '          examples:\n            FirstPage:\n              $ref: ../components/examples.yaml#/FirstPage\n',
    to: '',
    at: ['openapi/paths/shipments.yaml:99'],
  },
  {
    name: 'path parameter that is not declared',
    file: SHIPMENT,
    from: 'parameters:\n  - $ref: ../components/parameters.yaml#/ShipmentId\n',
    to: '',
    at: ['openapi/openapi.yaml:29'],
  },
  {
    name: 'parameter that occurs twice',
    file: SHIPMENT,
    from: 'parameters:\n',
    to: 'parameters:\n  - $ref: ../components/parameters.yaml#/ShipmentId\n',
    at: ['openapi/paths/shipment.yaml:3'],
  },
  {
    name: 'status that the error catalogue does not have',
    file: GUIDE,
    from: 'status="409"',
    to: 'status="499"',
    at: ['guides/send/book-a-shipment.mdx:41'],
  },
  {
    name: 'internal operation that a guide shows',
    file: SHIPMENT,
    from: '  operationId: getShipment\n',
    to: '  operationId: getShipment\n  x-internal: true\n',
    at: ['guides/send/book-a-shipment.mdx:25'],
  },
  {
    name: 'reference to an internal schema',
    file: 'openapi/components/schemas.yaml',
    from: 'Shipment:\n',
    to: 'Shipment:\n  x-internal: true\n',
    at: [
      'guides/begin/glossary.mdx:13',
      'openapi/components/schemas.yaml:91',
      'openapi/paths/shipment.yaml:14',
      'openapi/paths/shipments.yaml:26',
    ],
  },
  {
    name: 'live key in a guide',
    file: GUIDE,
    from: '## Change your mind',
    to: 'Send `sk_live_51H8xY2eZvKYlo2C9aQ7TtRb` with it.\n\n## Change your mind',
    at: ['guides/send/book-a-shipment.mdx:31'],
  },
];

describe('a common mistake is told once, where it is and in words that say what to do', () => {
  let root = '';
  beforeAll(() => {
    vi.stubEnv('NO_COLOR', '1');
    root = mkdtempSync(join(tmpdir(), 'common-mistakes-'));
    cpSync(SITE, root, { recursive: true });
  });
  afterAll(() => {
    vi.unstubAllEnvs();
    rmSync(root, { recursive: true, force: true });
  });

  const check = async () => {
    const { problems } = await compile({ openapi: join(root, 'openapi/openapi.yaml'), guides: join(root, 'guides') });
    const inSite = (text: string): string => text.replaceAll(`${displayPath(root)}/`, '');
    return {
      places: problems.map(({ location: { file, line } }) => `${inSite(file)}:${line}`),
      text: inSite(stylish(problems)),
    };
  };

  it('beside none', async () => expect((await check()).text).toBe('No problems.'));

  it.each(MISTAKES)('$name', async ({ name, file, from, to, at }) => {
    const path = join(root, file);
    const before = readFileSync(path, 'utf8');
    expect(before).toContain(from);
    writeFileSync(
      path,
      before.replace(from, () => to),
    );
    try {
      const { places, text } = await check();
      await expect(text).toMatchFileSnapshot(`common-mistakes/${name.replaceAll(' ', '-')}.txt`);
      expect(places).toEqual(at);
    } finally {
      writeFileSync(path, before);
    }
  });
});
