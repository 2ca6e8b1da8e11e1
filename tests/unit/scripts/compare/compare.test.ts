/** Differences between two versions: what each means for a program that was right by the older one. */
import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { describe, expect, it } from 'vitest';
import { compareVersions } from '#scripts/compare/compare.ts';
import { CALL_VERDICTS } from '#scripts/compare/verdicts/call-verdicts.ts';
import { DESCRIPTION_VERDICTS } from '#scripts/compare/verdicts/description-verdicts.ts';
import { SCHEMA_VERDICTS } from '#scripts/compare/verdicts/schema-verdicts.ts';
import { versionWith, type Frame } from './case-version.ts';

/** A case as it stands in `cases/*.yaml`. */
interface Case {
  readonly name: string;
  readonly before: unknown;
  readonly after: unknown;
  /** Schemas and further components of both versions, or of each. */
  readonly components?: unknown;
  readonly componentsBefore?: unknown;
  readonly componentsAfter?: unknown;
  /** The worst verdict; `none` where nothing is told. */
  readonly verdict: 'breaking' | 'risky' | 'safe' | 'none';
  /** Why, in the words that readers get. */
  readonly reason?: string;
  /** Ids of all changes, the worst first. */
  readonly changes?: readonly string[];
}

interface CaseFile {
  readonly frame: Frame;
  readonly cases: readonly Case[];
}

const FOLDER = new URL('cases/', import.meta.url);
const FILES = readdirSync(FOLDER)
  .sort()
  .map((name) => ({ name, ...(parse(readFileSync(new URL(name, FOLDER), 'utf8')) as CaseFile) }));

describe.each(FILES)('$name', ({ frame, cases }) => {
  it.each(cases.map((one) => [one.name, one] as const))('%s', async (_, one) => {
    const base = await versionWith(frame, one.before, one.componentsBefore ?? one.components);
    const head = await versionWith(frame, one.after, one.componentsAfter ?? one.components);
    const changes = compareVersions(base, head);
    expect({
      verdict: changes[0]?.verdict ?? 'none',
      changes: changes.map(({ id }) => id),
      reason: changes[0]?.reason,
    }).toEqual({ verdict: one.verdict, changes: one.changes ?? [], reason: one.reason });
  });
});

it('has many cases, each with its own name', () => {
  const names = FILES.flatMap(({ name, cases }) => cases.map((one) => `${name}: ${one.name}`));
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
  expect(compareVersions(base, head).map(({ key, message }) => [key, message])).toEqual([
    ['request-field-removed Card>Bank.number', '`number` in `Bank` in place of `Card` in requests has been removed.'],
    ['request-field-added Card>Bank.iban', '`iban` in `Bank` in place of `Card` in requests is new.'],
  ]);
});
