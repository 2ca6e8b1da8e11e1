/** Schemas for editors: current, true of this project's files, and as strict as the readers. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { format, resolveConfig } from 'prettier';
import { parse } from 'yaml';
import { describe, expect, it } from 'vitest';
import { stylish } from '#scripts/cli/report/stylish.ts';
import { BASELINE_SCHEMA, POLICY_SCHEMA } from '#scripts/checks/policy-schema.ts';
import { EXTENSIONS_SCHEMA } from '#scripts/description/model/extension-schema.ts';
import { QUESTIONS_SCHEMA } from '#scripts/description/source/questions.ts';
import {
  FRONTMATTER_SCHEMA,
  GROUPS_SCHEMA,
  NOTE_SCHEMA,
  SYNONYMS_SCHEMA,
  TERMS_SCHEMA,
} from '#scripts/guides/sources/settings-schemas.ts';
import { SITE_SCHEMA } from '#scripts/guides/sources/site-schema.ts';
import { allProblems, type Files } from '../checks/check-case.ts';

/** JSON Schemas for editors, by the file in `.vscode/schemas` that holds each. A test keeps these files current. */
const EDITOR_SCHEMAS: Readonly<Record<string, object>> = {
  'site.json': SITE_SCHEMA,
  'groups.json': GROUPS_SCHEMA,
  'synonyms.json': SYNONYMS_SCHEMA,
  'terms.json': TERMS_SCHEMA,
  'frontmatter.json': FRONTMATTER_SCHEMA,
  'note.json': NOTE_SCHEMA,
  'checks.json': POLICY_SCHEMA,
  'baseline.json': BASELINE_SCHEMA,
  'questions.json': QUESTIONS_SCHEMA,
  'extensions.json': EXTENSIONS_SCHEMA,
};

const FOLDER = '.vscode/schemas';

const ajv = new Ajv({ strict: false, allErrors: true });
addFormats.default(ajv);
const validators = new Map(Object.entries(EDITOR_SCHEMAS).map(([name, schema]) => [name, ajv.compile(schema)]));
const faults = (name: string, value: unknown): readonly unknown[] => {
  const validate = validators.get(name);
  return validate === undefined ? ['no schema'] : validate(value) ? [] : (validate.errors ?? []);
};

const yamlBelow = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => join(folder, name));
const frontmatter = (text: string): unknown => parse(/^---\n([^]*?)\n---/.exec(text)?.[1] ?? '');

it.each(Object.entries(EDITOR_SCHEMAS))('%s is current; `UPDATE_GOLDEN=1` writes it', async (name, schema) => {
  const file = join(FOLDER, name);
  const dialect = { $schema: 'http://json-schema.org/draft-07/schema#', ...schema };
  const text = await format(JSON.stringify(dialect), { ...(await resolveConfig(file)), filepath: file });
  if (process.env['UPDATE_GOLDEN'] !== undefined) {
    mkdirSync(FOLDER, { recursive: true });
    writeFileSync(file, text);
  }
  expect(readFileSync(file, 'utf8')).toBe(text);
});

describe('files that are right', () => {
  it.each(['.', 'tests/fixtures/parcels', 'tests/fixtures/gateway'])('of %s', (site) => {
    const guides = existsSync(join(site, 'guides')) ? join(site, 'guides') : undefined;
    const description = existsSync(join(site, 'openapi')) ? join(site, 'openapi') : site;
    const found = ['site', 'groups', 'synonyms', 'terms'].flatMap((name) => {
      const file = join(guides ?? '', `${name}.yaml`);
      return existsSync(file) ? faults(`${name}.json`, parse(readFileSync(file, 'utf8'))) : [];
    });
    const policy = join(description, 'checks.yaml');
    if (existsSync(policy)) found.push(...faults('checks.json', parse(readFileSync(policy, 'utf8'))));
    for (const name of ['baseline', 'questions']) {
      const file = join(description, `${name}.yaml`);
      if (existsSync(file)) found.push(...faults(`${name}.json`, parse(readFileSync(file, 'utf8'))));
    }
    for (const file of yamlBelow(description))
      if (!/(checks|baseline|questions|redocly)\.yaml$/.test(file))
        found.push(...faults('extensions.json', parse(readFileSync(file, 'utf8'))));
    for (const name of guides === undefined ? [] : readdirSync(guides, { recursive: true, encoding: 'utf8' }))
      if (name.endsWith('.mdx'))
        found.push(...faults('frontmatter.json', frontmatter(readFileSync(join(guides ?? '', name), 'utf8'))));
    expect(found).toEqual([]);
  });
});

const HEAD = 'title: A\ndescription: B.\n';
const X = "openapi: 3.1.1\ninfo: { title: T, version: '1' }\npaths: {}\n";

/** Mistakes that are told of a file: the check that says so, its schema, and the file. */
const MISTAKES: readonly (readonly [check: string, schema: string, file: string, text: string])[] = [
  ['site-config', 'site.json', 'guides/site.yaml', 'brand: B\nurl: docs\n'],
  ['guide-groups', 'groups.json', 'guides/groups.yaml', '- folder: start\n  open: yes please\n'],
  ['search-synonyms', 'synonyms.json', 'guides/synonyms.yaml', '- words: [a]\n'],
  ['prose-terms', 'terms.json', 'guides/terms.yaml', "phrases:\n  - { words: '(', instead: b, reason: c }\n"],
  ['check-policy', 'checks.json', 'checks.yaml', "names: ['*']\n"],
  ['guide-frontmatter', 'frontmatter.json', 'guides/start/first.mdx', `${HEAD}order: first\n`],
  [
    'check-policy',
    'checks.json',
    'checks.yaml',
    'severities:\n  - { check: yaml-syntax, severity: warning, reason: x }\n',
  ],
  ['baseline', 'baseline.json', 'baseline.yaml', '- { check: fill-in, file: a.yaml, reason: x }\n'],
  ['baseline', 'baseline.json', 'baseline.yaml', '- { check: meaning-time, file: a.yaml, reason: x }\n'],
  ['questions', 'questions.json', 'questions.yaml', 'unit: { question: Naira?, blocks: cash }\n'],
  ...['[field]', '[]', '[fields, fields]'].map(
    (marks) =>
      [
        'not-published',
        'extensions.json',
        'openapi.yaml',
        `${X}components:\n  schemas:\n    A: { type: object, x-not-published: ${marks} }\n`,
      ] as const,
  ),
  ...["code: '999', title: X", "code: '404'", 'title: X', "code: '404', title: X, actor: nobody"].map(
    (entry) =>
      [
        'error-catalogue',
        'extensions.json',
        'openapi.yaml',
        `${X}components:\n  responses:\n    A: { description: A., x-catalogue: { ${entry} } }\n`,
      ] as const,
  ),
];

describe('a mistake is told by the check and by an editor', () => {
  it.each(MISTAKES)('%s, %s: %s %j', async (check, schema, file, text) => {
    const isGuide = file.endsWith('.mdx');
    const files: Files = {
      'openapi.yaml': X,
      'guides/start/first.mdx': `---\n${HEAD}---\nText.\n`,
      [file]: isGuide ? `---\n${text}---\nText.\n` : text,
    };
    const told = (await allProblems(files)).filter(
      (problem) => problem.check === check && problem.severity === 'error',
    );
    expect(told.map(({ message }) => message)).not.toEqual([]);
    expect(faults(schema, parse(text))).not.toEqual([]);
  });
});

describe('the settings of VS Code', () => {
  const settings = JSON.parse(readFileSync('.vscode/settings.json', 'utf8')) as {
    'yaml.schemas': Record<string, unknown>;
  };
  const tasks = JSON.parse(readFileSync('.vscode/tasks.json', 'utf8')) as {
    tasks: { problemMatcher: { pattern: { regexp: string } } }[];
  };

  it('name schemas that exist', () => {
    const named = Object.keys(settings['yaml.schemas']);
    expect(named.filter((file) => !existsSync(file))).toEqual([]);
    expect(named).toHaveLength(Object.keys(EDITOR_SCHEMAS).length - 1);
  });

  it.each(tasks.tasks)('read the problems that the check prints', ({ problemMatcher }) => {
    const problem = {
      check: 'guide-ids',
      severity: 'error',
      message: 'There is no operation `x`.',
      hint: 'Did you mean `y`?',
      location: { file: 'guides/a/b.mdx', line: 3, column: 7 },
    } as const;
    const matched = stylish([problem])
      .split('\n')
      .flatMap((line) => new RegExp(problemMatcher.pattern.regexp).exec(line)?.slice(1) ?? []);
    expect(matched).toEqual(['guides/a/b.mdx', '3', '7', 'error', 'There is no operation `x`.', 'guide-ids']);
  });
});
