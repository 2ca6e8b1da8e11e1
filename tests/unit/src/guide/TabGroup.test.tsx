import { describe, expect, test } from 'vitest';
import { TabGroup, type TabItem } from '../../../../src/guide/TabGroup.tsx';
import { markup } from '../render.tsx';

const curl: TabItem = { id: 'pay-curl', value: 'curl', label: 'cURL', panel: 'curl …' };
const javascript: TabItem = { id: 'pay-js', value: 'javascript', label: 'JavaScript', panel: 'fetch …' };

describe('TabGroup', () => {
  test.each([
    { name: 'nothing without alternatives', given: [], want: '' },
    {
      name: 'one without tabs',
      given: [curl],
      want: '<div><p>Request <span>cURL</span></p><div id="pay-curl">curl …</div></div>',
    },
    {
      name: 'several as titled panels with the markup of tabs',
      given: [curl, javascript],
      want:
        '<div data-tabs="language"><p>Request</p><div role="tablist" aria-label="Language">' +
        '<button type="button" role="tab" id="pay-curl-tab" aria-controls="pay-curl" data-value="curl">cURL</button>' +
        '<button type="button" role="tab" id="pay-js-tab" aria-controls="pay-js" data-value="javascript">JavaScript</button></div>' +
        '<section role="tabpanel" id="pay-curl" aria-labelledby="pay-curl-tab" data-value="curl"><h4 data-tab-title="">cURL</h4>curl …</section>' +
        '<section role="tabpanel" id="pay-js" aria-labelledby="pay-js-tab" data-value="javascript"><h4 data-tab-title="">JavaScript</h4>fetch …</section></div>',
    },
  ])('draws $name', ({ given, want }) => {
    expect(markup(<TabGroup kind="language" label="Language" title="Request" items={given} />)).toBe(want);
  });
});
