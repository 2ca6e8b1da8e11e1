/** Differences between two versions: what each means for a program that was right by the older one. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Location } from '#scripts/cli/problem.ts';
import { compareVersions } from '#scripts/compare/compare.ts';
import { CALL_VERDICTS } from '#scripts/compare/verdicts/call-verdicts.ts';
import { DESCRIPTION_VERDICTS } from '#scripts/compare/verdicts/description-verdicts.ts';
import { SCHEMA_VERDICTS } from '#scripts/compare/verdicts/schema-verdicts.ts';
import { parseDescription } from '#scripts/description/source/parse-description.ts';
import { FRAMES, sourceWith, versionWith, type Frame } from './case-version.ts';

/** A change of a schema or another part of a description, with what it means in each frame that it is tried in. */
type Case = {
  readonly name: string;
  readonly before: unknown;
  readonly after: unknown;
  /** Schemas and further components of both versions, or of each. */
  readonly components?: unknown;
  readonly componentsBefore?: unknown;
  readonly componentsAfter?: unknown;
  /** Each change: what is said, why, and the lines of both versions that say it. */
  readonly told?: readonly string[];
} & {
  /** The worst verdict and the ids of all changes, the worst first; empty where there is none. */
  readonly [frame in Frame]?: readonly string[];
};

const FOLDER = new URL('cases/', import.meta.url);
const FILES = readdirSync(FOLDER)
  .sort()
  .map((name) => ({
    name,
    cases: parseDescription(readFileSync(new URL(name, FOLDER), 'utf8'), name) as readonly Case[],
  }));

/** Returns the line at a place; of an object in a list, with its first member. */
function lines(source: string): (location?: Location) => string {
  return (location) => {
    const [line = '-', next] = location === undefined ? [] : source.split('\n').slice(location.line - 1);
    return (line.trim() === '{' ? `{ ${next?.trim()}` : line.trim()).replace(/,$/, '');
  };
}

describe.each(FILES)('$name', ({ cases }) => {
  const rows = cases.flatMap((one) =>
    FRAMES.flatMap((frame) => (one[frame] ? [{ frame, ...one, want: one[frame] }] : [])),
  );
  it.each(rows)('$frame: $name', async ({ frame, before, after, want, ...one }) => {
    const base = await versionWith(frame, before, one.componentsBefore ?? one.components);
    const head = await versionWith(frame, after, one.componentsAfter ?? one.components);
    const changes = compareVersions(base, head);
    expect([...changes.slice(0, 1).map(({ verdict }) => verdict), ...changes.map(({ id }) => id)]).toEqual(want);
    if (one.told === undefined) return;
    const older = lines(sourceWith(frame, before, one.componentsBefore ?? one.components));
    const newer = lines(sourceWith(frame, after, one.componentsAfter ?? one.components));
    expect(
      changes.map((change) => [change.message, change.reason, older(change.base), newer(change.head)].join(' | ')),
    ).toEqual(one.told);
  });
});

it('has many cases, each with its own name', () => {
  const names = FILES.flatMap(({ name, cases }) => cases.map((one) => `${name}: ${one.name}`));
  expect(FILES.flatMap(({ cases }) => cases).every((one) => FRAMES.some((frame) => frame in one))).toBe(true);
  expect(names.length).toBeGreaterThan(200);
  expect(new Set(names).size).toBe(names.length);
});

describe('the table in the README', () => {
  const readme = readFileSync(new URL('../../../../scripts/compare/README.md', import.meta.url), 'utf8');
  const text = (parts: readonly string[]): string => parts.join('|').replaceAll(/\s*\|\s*/g, '|');
  const rows = text([readme]);

  it.each(Object.entries({ ...SCHEMA_VERDICTS, ...CALL_VERDICTS }))('has %s', (id, { sent, received }) => {
    expect(rows).toContain(text([`\`${id}\``, sent.join(': '), received.join(': ')]));
  });
  it.each(Object.entries(DESCRIPTION_VERDICTS))('has %s', (id, ruling) => {
    expect(rows).toContain(text([`\`${id}\``, ruling.join(': ')]));
  });
});

it('names both schemas where one takes the place of another', async () => {
  const components = {
    schemas: {
      Card: { type: 'object', properties: { number: { type: 'string' } } },
      Bank: { type: 'object', properties: { iban: { type: 'string' } } },
    },
  };
  const of = (name: string) => ({ type: 'object', properties: { method: { $ref: `#/components/schemas/${name}` } } });
  const base = await versionWith('request', of('Card'), components);
  const head = await versionWith('request', of('Bank'), components);
  expect(compareVersions(base, head)).toMatchObject([
    {
      key: 'request-field-removed Card>Bank.number',
      message: '`number` in `Bank` in place of `Card` in requests has been removed.',
      reason: 'Whoever sends it is refused, or ignored without a word.',
    },
    {
      key: 'request-field-added Card>Bank.iban',
      message: '`iban` in `Bank` in place of `Card` in requests is new.',
      reason: 'Nobody has to send it.',
    },
  ]);
});
