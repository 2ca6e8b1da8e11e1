import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { docsOf } from '#scripts/cli/problem.ts';
import { downloadProblem } from '#scripts/build/downloads/make-downloads.ts';
import { OWN_CHECKS } from '#scripts/checks/index.ts';
import { docsOfRule } from '#scripts/description/lint/lint.ts';

const anchors = (file: string): readonly string[] =>
  [...readFileSync(file, 'utf8').matchAll(/^#{2,4} (.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replace(/[^\w -]/g, '')
      .replaceAll(' ', '-'),
  );

describe('the page that explains the checks', () => {
  it('explains each once', () => {
    const explained = anchors('scripts/checks/README.md');
    expect(new Set(explained).size).toBe(explained.length);
    expect(new Set(OWN_CHECKS).size).toBe(OWN_CHECKS.length);
  });

  it.each(OWN_CHECKS)('has the address of %s', (check) => {
    const [file = '', anchor = ''] = docsOf({ check }).split('#');
    expect(anchors(file)).toContain(anchor);
  });

  it('is not asked for what is no check', () => {
    const [file = '', anchor = ''] = docsOf(downloadProblem('a.zip', 'too large.', 'openapi.yaml')).split('#');
    expect(anchors(file)).toContain(anchor);
  });

  it('explains nothing that is no check', () => {
    const explained = [...readFileSync('scripts/checks/README.md', 'utf8').matchAll(/^### (.+)$/gm)];
    expect(explained.map(([, id]) => id).filter((id) => !OWN_CHECKS.includes(id ?? ''))).toEqual([]);
  });
});

it('every check is reported by some module', () => {
  const modules = readdirSync('scripts', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
  const code = modules
    .filter((file) => file !== join('checks', 'index.ts'))
    .map((file) => readFileSync(join('scripts', file), 'utf8'))
    .join('\n');
  expect(OWN_CHECKS.filter((check) => !code.includes(`'${check}'`))).toEqual([]);
});

it.each([
  ['struct', 'common/struct'],
  ['operation-summary', 'oas/operation-summary'],
  ['no-server-example.com', 'oas/no-server-example-com'],
  ['no-schema-type-mismatch', 'common/no-schema-type-mismatch'],
  ['rule/ours', 'configurable-rules'],
])('%s is explained by Redocly at %s', (rule, page) => {
  expect(docsOfRule(rule)).toBe(`https://redocly.com/docs/cli/rules/${page}`);
});
