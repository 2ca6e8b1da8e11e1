import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Problem } from '#scripts/cli/problem.ts';
import { githubActions } from '#scripts/cli/report/github-actions.ts';
import { json } from '#scripts/cli/report/json.ts';
import { junit } from '#scripts/cli/report/junit.ts';
import { sarif } from '#scripts/cli/report/sarif.ts';
import { stylish } from '#scripts/cli/report/stylish.ts';

const DOCS = 'scripts/checks/README.md#guide-ids';
const ERROR: Problem = {
  check: 'guide-ids',
  severity: 'error',
  message: 'There is no operation `a<b>&"c"`.',
  hint: '100 % wrong,\nsay: so',
  location: { file: 'guides/a b,c.mdx', line: 2, column: 3, endLine: 2, endColumn: 9 },
};
const WARNING: Problem = {
  check: 'yaml-empty',
  severity: 'warning',
  message: 'Empty\u0001.',
  location: { file: 'openapi/x.yaml', line: 1, column: 1 },
};

describe('json', () => {
  it('prints every member of every problem and where its check is explained', () => {
    expect(JSON.parse(json([ERROR, WARNING]))).toEqual([
      { ...ERROR, docs: DOCS },
      { ...WARNING, docs: 'scripts/checks/README.md#yaml-empty' },
    ]);
    expect(json([])).toBe('[]');
  });
});

describe('github-actions', () => {
  it('escapes what has a meaning in a workflow command', () => {
    expect(githubActions([ERROR])).toBe(
      `::error file=guides/a b%2Cc.mdx,line=2,endLine=2,col=3,endColumn=9,title=guide-ids::There is no operation \`a<b>&"c"\`.%0A100 %25 wrong,%0Asay: so%0A${DOCS}`,
    );
    expect(githubActions([WARNING])).toMatch(/^::warning file=openapi\/x\.yaml,line=1,col=1,title=yaml-empty::/);
  });

  it.each([
    // The text, in the message, in the file name.
    ['%', '%25', '%25'],
    ['\r\n', '␍%0A', '%0D%0A'],
    ['\u001b[31m', '␛[31m', '\u001b[31m'],
    ['a:b', 'a:b', 'a%3Ab'],
    ['a,b', 'a,b', 'a%2Cb'],
    ['::', '::', '%3A%3A'],
    ['%0A', '%250A', '%250A'],
    ['::error::no', '::error::no', '%3A%3Aerror%3A%3Ano'],
    ['é 🚚', 'é 🚚', 'é 🚚'],
  ])('escapes %j as data %j, as property %j', (text, data, property) => {
    const [line, ...more] = githubActions([
      { ...WARNING, message: text, location: { ...WARNING.location, file: text } },
    ]).split('\n');
    expect(more).toEqual([]);
    expect(line).toMatch(/^::warning /);
    expect(line).toContain(`file=${property},line=1`);
    expect(line).toContain(`title=yaml-empty::${data}%0A`);
  });

  it('leaves out the last column where a place has several lines, as GitHub asks', () => {
    const location = { file: 'a.yaml', line: 2, column: 3, endLine: 4, endColumn: 9 };
    expect(githubActions([{ ...WARNING, location }])).toContain('file=a.yaml,line=2,endLine=4,col=3,title=');
  });

  it('prints nothing where nothing is wrong', () => expect(githubActions([])).toBe(''));
});

describe('junit', () => {
  it('counts suites, cases and failures, and escapes XML', () => {
    const xml = junit([ERROR, WARNING]);
    expect(xml).toContain('<testsuites name="check" tests="2" failures="1">');
    expect(xml).toContain('<failure message="There is no operation `a&#60;b&#62;&#38;&#34;c&#34;`." type="guide-ids">');
    expect(xml).toContain('<system-out>Empty\ufffd.');
    expect(xml).not.toContain('\u0001');
  });

  it('is one passed case where nothing is wrong', () =>
    expect(junit([])).toContain('<testsuite name="check" tests="1" failures="0">'));
});

describe('sarif', () => {
  beforeEach(() => vi.stubEnv('GITHUB_REPOSITORY', undefined));
  afterEach(() => vi.unstubAllEnvs());
  const rulesOf = (problems: readonly Problem[]): readonly object[] =>
    (JSON.parse(sarif(problems)) as typeof log).runs[0]?.tool.driver.rules ?? [];

  vi.stubEnv('GITHUB_REPOSITORY', undefined);
  const log = JSON.parse(sarif([ERROR, WARNING])) as {
    version: string;
    runs: {
      tool: { driver: { rules: { id: string; fullDescription: object }[] } };
      results: {
        ruleId: string;
        ruleIndex: number;
        level: string;
        partialFingerprints: object;
        locations: { physicalLocation: { artifactLocation: { uri: string }; region: object } }[];
      }[];
    }[];
  };
  const run = log.runs[0];

  it('names a rule for each check, and each result its rule', () => {
    expect(log.version).toBe('2.1.0');
    expect(run?.tool.driver.rules).toEqual([
      {
        id: 'guide-ids',
        shortDescription: { text: expect.stringMatching(/^An operation, .* does not exist, or /) },
        fullDescription: { text: expect.stringContaining('The nearest name is given.') },
        help: { text: `See ${DOCS}` },
      },
      expect.objectContaining({
        id: 'yaml-empty',
        fullDescription: { text: 'The file is empty. Fill it, or delete it.' },
      }),
    ]);
    expect(run?.results.map(({ ruleId, ruleIndex, level }) => [ruleId, ruleIndex, level])).toEqual([
      ['guide-ids', 0, 'error'],
      ['yaml-empty', 1, 'warning'],
    ]);
  });

  it('leads to the page that explains a check, on GitHub and at Redocly', () => {
    vi.stubEnv('GITHUB_SERVER_URL', 'https://github.com');
    vi.stubEnv('GITHUB_REPOSITORY', 'acme/docs');
    vi.stubEnv('GITHUB_SHA', 'c0ffee');
    const docs = 'https://redocly.com/docs/cli/rules/common/struct';
    expect(rulesOf([ERROR, { ...WARNING, check: 'struct', docs }])).toMatchObject([
      { helpUri: `https://github.com/acme/docs/blob/c0ffee/${DOCS}` },
      { helpUri: docs, fullDescription: { text: `See ${docs}` } },
    ]);
  });

  it('gives each result a fingerprint that lines do not change', () => {
    const at = (line: number): Problem => ({ ...ERROR, location: { ...ERROR.location, line } });
    const prints = (problems: readonly Problem[]): unknown =>
      (JSON.parse(sarif(problems)) as typeof log).runs[0]?.results.map((result) => result.partialFingerprints);
    expect(prints([at(3), at(9)])).toEqual(prints([at(5), at(8)]));
    expect(new Set([prints([at(3), at(9), WARNING])].flat().map((print) => JSON.stringify(print))).size).toBe(3);
  });

  it('gives the file as a URI reference and the region by lines and columns', () => {
    expect(run?.results[0]?.locations[0]?.physicalLocation).toEqual({
      artifactLocation: { uri: 'guides/a%20b,c.mdx' },
      region: { startLine: 2, startColumn: 3, endLine: 2, endColumn: 9 },
    });
  });
});

describe('another place that has a part in a problem', () => {
  const location = { file: 'openapi/schemas/A b.yaml', line: 7, column: 9 };
  const problem: Problem = { ...WARNING, related: [{ message: 'Schema', location }] };

  it('is named by every format', () => {
    expect(stylish([problem])).toContain('  Schema: openapi/schemas/A b.yaml:7:9\n');
    expect(githubActions([problem])).toContain('%0ASchema: openapi/schemas/A b.yaml:7:9%0A');
    expect(junit([problem])).toContain('Schema: openapi/schemas/A b.yaml:7:9');
    expect(JSON.parse(json([problem]))).toMatchObject([{ related: [{ location }] }]);
    expect(JSON.parse(sarif([problem])).runs[0].results[0].relatedLocations).toEqual([
      {
        id: 0,
        message: { text: 'Schema' },
        physicalLocation: {
          artifactLocation: { uri: 'openapi/schemas/A%20b.yaml' },
          region: { startLine: 7, startColumn: 9 },
        },
      },
    ]);
  });
});
