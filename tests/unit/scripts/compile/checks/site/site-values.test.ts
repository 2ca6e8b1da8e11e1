import { expect, it } from 'vitest';
import { allProblems, description } from '../check-case.ts';

const SITE =
  'brand: Shop\nurl: https://docs.example\nsupportEmail: a@b.example\nsignInUrl: https://a.example\nsignUpUrl: https://a.example\nchatUrl: https://a.example\n';
const guide = (text: string): string => `---\ntitle: A\ndescription: B.\n---\n\n${text}\n`;

async function found(settings: string, text: string): Promise<readonly string[]> {
  const files = { 'guides/site.yaml': SITE + settings, 'guides/start/a.mdx': guide(text) };
  const problems = await allProblems({ ...description('paths: {}\n'), ...files });
  return problems
    .filter(({ check }) => check === 'site-values')
    .map(({ at, message, hint }) => `${at} ${message} ${hint}`);
}

it('finds settings that are misspelt, and values that nothing prints', async () => {
  expect(await found("favcon: icon.svg\n'footer': Us\n", 'Text.')).toEqual([
    'guides/site.yaml:7:1 No guide prints `favcon`, and it is no setting. Did you mean `favicon`?',
    'guides/site.yaml:8:1 No guide prints `footer`, and it is no setting. Print it, `<Value site="footer" />`, or remove it.',
  ]);
});

it('leaves settings, and values that a guide prints, alone', async () => {
  const text = '<Value site="phone" /> and [here](site:statusUrl).';
  expect(
    await found('phone: 5\nstatusUrl: https://s.example\nposition: 1\n', `${text} <Value site='position' />`),
  ).toEqual([]);
});
