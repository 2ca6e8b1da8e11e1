/** `npm run remove` removes a thing with what only it used, and refuses where something still refers to it. */
import { afterEach, beforeEach, expect, it } from 'vitest';
import { remove } from '#scripts/author/remove.ts';
import { displayPath } from '#scripts/cli/problem.ts';
import { call } from '../command.ts';
import { copySite, SITES, type SiteCopy } from './site-copy.ts';

let copy: SiteCopy;
beforeEach(() => void (copy = copySite(SITES['files of several objects'])));
afterEach(() => copy.remove());

const sources = () => ({ openapi: copy.entry, guides: copy.guides });
const short = (file: string): string => displayPath(file).replace(`${displayPath(copy.root)}/`, '');

it.each<readonly [name: string, embed: string, files: readonly string[], orphans: readonly string[], left: string]>([
  ['getShipment', 'send/book-a-shipment', [], ['example `Delivered`'], ''],
  ['parcelDelivered', 'follow/delivery-notices', ['openapi/paths/parcel-delivered.yaml'], [], 'operation-tag'],
  ['reportDamage', 'send/book-a-shipment', ['openapi/components/pathItems.yaml'], ['schema `DamageReport`'], ''],
  ['404', '', [], [], ''],
  ['IdempotencyKey', '', [], [], ''],
  ['FirstPage', '', [], [], 'operation-example'],
  ['pickups', '', ['guides/send/pickups.mdx'], [], 'guide-operations'],
])('%s goes, once no guide embeds it, with what only it used', async (name, embed, files, orphans, left) => {
  const guide = `guides/${embed}.mdx`;
  const pattern = new RegExp(`<(?:Operation|Webhook) (?:id|name)="${name}"[^]*?/>`);
  if (embed !== '') copy.write(guide, copy.read(guide).replace(pattern, 'It is gone.'));
  const removal = await remove(sources(), name);
  const gone = removal.draft.changes().filter(({ file }) => removal.draft.isRemoved(file));
  expect(gone.map(({ file }) => short(file))).toEqual(files);
  expect(removal).toMatchObject({ orphans, broken: [] });
  expect(removal.left.map(({ check }) => check)).toEqual(left === '' ? [] : [left]);
  removal.draft.commit();
  const now = await copy.problems();
  expect(now.map((problem) => /\[([\w-]+)\]$/.exec(problem)?.[1])).toEqual(left === '' ? [] : [left]);
});

it('shows a new problem beside one of the same words in the same file', async () => {
  const path = 'openapi/paths/shipment.yaml';
  const only404 = copy.read(path).replace(/ +'(?:401|409|429|503)':\n(?: {6}.*\n)+/g, '');
  copy.write(path, only404.replace(/ +'404':\n.*\n/, ''));
  const { left } = await remove(sources(), '404');
  expect(left.map(({ check }) => check)).toEqual(['operation-4xx-response']);
});

it.each([
  [['getShipment'], 'guides/send/book-a-shipment.mdx:25', 'There is no operation `getShipment`.'],
  [['glossary'], 'guides/begin/access.mdx:8', 'There is no page `/glossary`.'],
  [['Shipment', '--kind', 'schema'], 'openapi/components/schemas.yaml:91', 'leads to `#/Shipment`'],
])('%j stays, and nothing is written, where something names it', async (words, place, message) => {
  const before = copy.texts();
  const given = ['--openapi', copy.entry, '--guides', copy.guides];
  const { code, stdout, stderr } = await call('remove', [...given, ...words]);
  expect(code).toBe(1);
  expect(stderr).toContain(`Nothing was removed. First correct the references to \`${words[0]}\`.\n`);
  expect(stdout).toContain(place);
  expect(stdout).toContain(message);
  expect(copy.texts()).toEqual(before);
});

it.each([
  ['Booked', 'components/examples.yaml` would not be valid YAML'],
  ['getShipmnt', 'There is no guide, operation, schema'],
  ['ShipmentId', '`/shipments/{shipmentId}` has the variable `{shipmentId}`.'],
  ['Shipments', '`Shipments` is not a component'],
  ['Shipment.status', '`Shipment.status` is not a component'],
])('refuses %s: %s', async (name, message) => {
  await expect(remove(sources(), name)).rejects.toThrow(message);
});
