import { description, guide, GUIDES, testCheck, type Files } from '../check-case.ts';

const site = (settings: string, text = 'Text.'): Files => ({
  ...description('paths: {}\n'),
  ...guide(text),
  'guides/site.yaml': `${GUIDES['guides/site.yaml']}\n${settings}`,
});
const NONE = (key: string): string => `No guide prints \`${key}\`, and it is not a setting.`;

testCheck('site-values', {
  'settings that are misspelt, and values that nothing prints': [
    site("favcon: icon.svg\n'foot': Us\n"),
    `guides/site.yaml:8:1 ${NONE('favcon')}`,
    `guides/site.yaml:9:1 ${NONE('foot')}`,
  ],
  'values that a guide prints': [
    site(
      'phone: 5\nstatusUrl: https://s.example\nposition: 1\n',
      '<Value site="phone" /> and [here](site:statusUrl). <Value site=\'position\' />',
    ),
  ],
});
