/** `openapi/baseline.yaml`: what is known does not count, and nothing else is hidden by it. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { writeBaseline } from '#scripts/author/baseline.ts';
import { compile } from '#scripts/checks/compile.ts';
import { copySite, SITES, type SiteCopy } from './site-copy.ts';

const EXAMPLES = 'openapi/components/examples.yaml';
const GUIDE = 'guides/follow/tracking.mdx';
const BASELINE = 'openapi/baseline.yaml';

let site: SiteCopy;
beforeEach(() => void (site = copySite(SITES['files of several objects'])));
afterEach(() => site.remove());

const edit = (file: string, from: string | RegExp, to: string): void =>
  site.write(file, site.read(file).replace(from, to));

/** Runs `check -- --baseline`, with `--add` where there is a reason. */
async function baseline(reason?: string): Promise<readonly string[]> {
  const found = await compile({ openapi: site.entry, guides: site.guides });
  const problems = reason === undefined ? [] : [...found.problems, ...found.heldBack];
  const lines = await writeBaseline(site.entry, found, { problems, reason: reason ?? '' });
  return lines.map((line) => line.replace(/ from .*/, '.'));
}

describe('a known problem', () => {
  beforeEach(async () => {
    edit(EXAMPLES, 'serviceLevel: 1', 'serviceLevel: 7');
    edit(GUIDE, /$/, '\n## Later\n\n[See](/nowhere).\n\n[And](/nowhere).\n');
    expect(await site.problems()).toHaveLength(2);
    expect(await baseline('Old.')).toEqual([
      '0 places of known problems removed.',
      '3 places of known problems added.',
    ]);
  });

  it('is written with check, file, place, reason and count, in order, and not told', async () => {
    expect(await site.problems()).toEqual([]);
    expect(site.read(BASELINE).split('\n').slice(1).join('\n')).toBe(
      '- check: example-schema\n  file: components/examples.yaml\n  pointer: /LockerShipment/value/serviceLevel\n  reason: Old.\n' +
        '- check: guide-links\n  file: ../guides/follow/tracking.mdx\n  heading: Later\n  reason: Old.\n  count: 2\n',
    );
  });

  it('is counted as it was when it was told', async () => {
    const { known } = await compile({ openapi: site.entry, guides: site.guides });
    expect(known?.problems.map(({ check }) => check)).toEqual(['guide-links', 'example-schema']);
  });

  it('stays known where lines move', async () => {
    edit(EXAMPLES, /^/, '# One.\n# Two.\n');
    edit(GUIDE, /\n---\n/, '\n---\n\nA line more.\n');
    expect(await site.problems()).toEqual([]);
  });

  it('hides no other one, nor one more at its place', async () => {
    edit(EXAMPLES, 'weight: 800', 'weight: heavy');
    edit(GUIDE, /$/, '\n[Nor](/nowhere).\n');
    expect((await site.problems()).map((line) => line.split(' ').at(-1))).toEqual([
      '[guide-links]',
      '[example-schema]',
    ]);
  });

  it('that is mended is told once, and removed alone', async () => {
    edit(GUIDE, '[See](/nowhere).', 'See.');
    expect(await site.problems()).toEqual([`${BASELINE}: 1 of the known problems is obsolete. [baseline]`]);
    edit(EXAMPLES, 'weight: 800', 'weight: heavy');
    // A new error may hide others.
    expect(await site.problems()).toEqual([expect.stringContaining('[example-schema]')]);
    expect(await baseline()).toEqual(['1 place of known problems removed.']);
    expect(site.read(BASELINE)).not.toContain('count:');
    expect(await site.problems()).toEqual([expect.stringContaining('[example-schema]')]);
    edit(EXAMPLES, 'serviceLevel: 7', 'serviceLevel: 1');
    edit(EXAMPLES, 'weight: heavy', 'weight: 800');
    edit(GUIDE, '[And](/nowhere).', '');
    expect(await baseline()).toEqual(['2 places of known problems removed.']);
    expect(await site.problems()).toEqual([]);
  });

  it('is left alone while a source cannot be read', async () => {
    site.write('openapi/paths/shipment.yaml', 'get: [\n');
    await expect(baseline()).rejects.toThrow('cannot be read');
  });
});

it('secrets, invisible characters, internal names and what is to be filled in are never known', async () => {
  edit(GUIDE, /$/, '\nThe key sk_live_51H8xY2eZvKYlo2C9aQ7TtRb. [fill in: more]\u202e\n');
  edit('openapi/openapi.yaml', /^info:/m, 'x-note: Hid\u200bden\ninfo:');
  const before = await site.problems();
  expect(before.map((line) => /\[[a-z-]+\]$/.exec(line)?.[0]).sort()).toEqual(
    expect.arrayContaining(['[fill-in]', '[invisible-characters]', '[secrets]']),
  );
  expect((await baseline('Old.')).at(-1)).toBe('0 places of known problems added.');
  expect(await site.problems()).toEqual(before);
});
