import { expect, it } from 'vitest';
import { allProblems, description, guide } from '../check-case.ts';

const API = description(`paths: {}
components:
  schemas:
    Settings: { type: object, properties: { colour: { type: string } } }
    Some: { type: object, x-not-published: [fields], properties: { size: { type: string } } }
`);

/** Problems of a row with these words about a guide of this text. */
async function found(attributes: string, text: string, href = '/second'): Promise<readonly string[]> {
  const problems = await allProblems({
    ...API,
    ...guide(`<Readiness>\n<Option title="Widget" href="${href}" ${attributes} />\n</Readiness>`),
    'guides/start/second.mdx': `---\ntitle: Widget\ndescription: D\n---\n${text}\n`,
  });
  return problems
    .filter(({ check }) => check === 'guide-readiness')
    .map(({ at, severity, message }) => `${at} ${severity} ${message}`);
}

const GONE =
  'guides/start/first.mdx:6:1 warning `ask` names `the download address`, but `/second` has no section that leads to support and says so.';

it.each([
  ['said there no longer', 'Get it.\n\n## Install\n\nDownload the widget from its address.', [GONE]],
  [
    'answered, where support is asked something else',
    'Ask [support](site:supportEmail) for help.\n\n## Install\n\nDownload it from its address.',
    [GONE],
  ],
  ['asked for', '## Install\n\nAsk [support](site:supportEmail) for its download address.', []],
  [
    'asked for in other forms of the words',
    '1. Get it. [Support](site:supportEmail) has the addresses of all downloads.',
    [],
  ],
])('what is %s', async (_, text, want) => expect(await found('ask="the download address"', text)).toEqual(want));

it.each([
  ['All settings', '<SchemaTable name="Some" />', 1],
  ['Every setting', '<SchemaTable name="Settings" />\n\n<SchemaTable name="Some" />', 1],
  ['All settings', '<SchemaTable name="Settings" />', 0],
  ['Most settings', '<SchemaTable name="Some" />', 0],
  ['All steps in the dashboard', 'Click.', 0],
])('%s, where the guide shows %s', async (documented, text, count) => {
  const problems = await found(`documented="${documented}"`, text);
  expect(problems).toHaveLength(count);
  for (const problem of problems)
    expect(problem).toContain(
      `error \`documented\` says \`${documented}\`, but some fields of \`Some\` on \`/second\``,
    );
});

it('leaves rows alone that say nothing of their own, or lead elsewhere', async () => {
  expect(await found('', 'Text.')).toEqual([]);
  expect(await found('ask="a key"', 'Text.', '/nowhere')).toEqual([]);
});
