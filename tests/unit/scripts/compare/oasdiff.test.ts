/**
 * Our verdicts beside those of oasdiff: every check it publishes has one of ours or a reason why not. Where OASDIFF
 * names a copy of its repository, its own cases run as well: those whose two versions are files.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { describe, expect, it } from 'vitest';
import { compareVersions } from '#scripts/compare/compare.ts';
import { CALL_VERDICTS } from '#scripts/compare/verdicts/call-verdicts.ts';
import { DESCRIPTION_VERDICTS } from '#scripts/compare/verdicts/description-verdicts.ts';
import { SCHEMA_VERDICTS } from '#scripts/compare/verdicts/schema-verdicts.ts';
import { readVersion } from '#scripts/compile/read-version.ts';

type Verdict = 'breaking' | 'risky' | 'safe';
type Names = Readonly<Record<string, string>>;

const { same, none, ...others } = parse(
  readFileSync(new URL('oasdiff-checks.yaml', import.meta.url), 'utf8'),
) as Readonly<Record<'same' | 'none' | Verdict, Names>>;
const OURS = new Map<string, Verdict>([
  ...Object.entries({ ...SCHEMA_VERDICTS, ...CALL_VERDICTS }).flatMap(([kind, { sent, received }]) => [
    [`request-${kind}`, sent[0]] as const,
    [`response-${kind}`, received[0]] as const,
  ]),
  ...Object.entries(DESCRIPTION_VERDICTS).map(([id, [verdict]]) => [id, verdict] as const),
]);
/** Checks of oasdiff with their verdict there and our id. */
const CHECKS = new Map([
  ...Object.entries(same).flatMap(([here, names]) => checks(names, here, OURS.get(here))),
  ...(Object.entries(others) as [Verdict, Names][]).flatMap(([there, ids]) =>
    Object.entries(ids).flatMap(([here, names]) => checks(names, here, there)),
  ),
]);

function checks(names: string, here: string, there: Verdict | undefined) {
  return names
    .split(' ')
    .flatMap(expanded)
    .map((name) => [name, { here, there }] as const);
}

/** Expands braces: `{a,b}-c` is `a-c` and `b-c`. */
function expanded(name: string): readonly string[] {
  const [, before = '', words, after = ''] = /^(.*?)\{(.*?)\}(.*)$/.exec(name) ?? [];
  return words === undefined ? [name] : words.split(',').flatMap((word) => expanded(`${before}${word}${after}`));
}

it('has one of ours, or a reason, for each check that oasdiff publishes', () => {
  const reasons = Object.values(none).flatMap((names) => names.split(' ').flatMap(expanded));
  expect(new Set([...CHECKS.keys(), ...reasons]).size).toBe(509);
  expect([...CHECKS.values()].filter(({ here }) => !OURS.has(here))).toEqual([]);
  const alike = [...CHECKS.values()].filter(({ here, there }) => OURS.get(here) === there);
  expect(alike.length).toBe(299);
});

const COPY = process.env['OASDIFF'] ?? '';

/** A case of oasdiff: two files, and the ids that it expects. */
interface OasdiffCase {
  readonly name: string;
  readonly base: string;
  readonly head: string;
  readonly ids: readonly string[];
}

describe('the cases of oasdiff', () => {
  it('are found as we find them, or are judged by hand', async () => {
    if (!existsSync(join(COPY, 'checker'))) {
      process.stderr.write('The cases of oasdiff are left out: OASDIFF names no copy of its repository.\n');
      expect(COPY).toBe('');
      return;
    }
    const cases = casesOf(join(COPY, 'checker'));
    const missed: string[] = [];
    let ids = 0;
    let same = 0;
    for (const { name, base, head, ids: wanted } of cases) {
      const found = compareVersions(await readVersion(base), await readVersion(head));
      for (const id of wanted) {
        const check = CHECKS.get(id);
        if (check === undefined) continue;
        ids += 1;
        const ours = found.filter((change) => change.id === check.here);
        if (ours.some(({ verdict }) => verdict === check.there)) same += 1;
        const first =
          ours[0] === undefined ? `nothing; but ${found.map((change) => change.id).join(', ')}` : ours[0].verdict;
        if (!ours.some(({ verdict }) => verdict === check.there))
          missed.push(`${name}: ${id} is ${check.there} there; ${check.here} is ${first}`);
      }
    }
    process.stderr.write(`${cases.length} cases, ${ids} expectations, ${same} the same.\n${missed.join('\n')}\n`);
    expect(same / ids).toBeGreaterThan(0.5);
  }, 600_000);
});

/** The cases of which both versions are files that the test leaves as they are. */
function casesOf(folder: string): readonly OasdiffCase[] {
  const sources = readdirSync(folder)
    .filter((name) => name.endsWith('.go'))
    .map((name) => readFileSync(join(folder, name), 'utf8'));
  const names = new Map(
    sources.flatMap((text) =>
      [...text.matchAll(/^\s*(\w+Id)\s*=\s*"([^"]+)"/gm)].map(([, name = '', id = '']) => [name, id]),
    ),
  );
  return sources.flatMap((text) =>
    text.split(/^func /m).flatMap((body) => {
      const name = /^(Test\w+)/.exec(body)?.[1];
      const files = [...body.matchAll(/(?:open|getConfig\w*)\("([^"]+\.yaml)"/g)].map(([, file = '']) =>
        join(folder, file),
      );
      const [base, head] = files;
      if (name === undefined || base === undefined || head === undefined || files.length !== 2) return [];
      if (/\.Spec\.|for _, |WithDeprecation|\bReverse/.test(body) || !existsSync(base) || !existsSync(head)) return [];
      const expected = [...body.matchAll(/Id:\s+checker\.(\w+Id)\b/g)].flatMap(([, id = '']) => names.get(id) ?? []);
      return expected.length === 0 ? [] : [{ name, base, head, ids: [...new Set(expected)] }];
    }),
  );
}
