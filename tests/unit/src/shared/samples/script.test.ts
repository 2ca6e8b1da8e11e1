import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { scriptSample } from '#src/shared/samples/script.ts';
import type { Schema } from '#src/model/schema.ts';
import { HOSTILE } from './hostile.ts';

const SCHEMA: Schema = {
  properties: {
    apiKey: { type: 'string' },
    amount: { type: 'number' },
    onClose: { 'x-callback': { parameters: ['answer', 'more'], source: 'done.push(answer);\n\ndone.push(more);\n' } },
    ['constructor' as string]: { type: 'string' },
  },
};

describe('scriptSample', () => {
  it('loads the plug-in, calls it and hands it values and functions', () => {
    const { text, syntax } = scriptSample({
      script: 'https://api.example/a.js?b=1&c="2"',
      object: 'Plugin',
      method: 'setup',
      afterwards: 'open',
      schema: SCHEMA,
      value: { apiKey: 'key', amount: 5 },
    });
    expect(syntax).toBe('html');
    expect(text).toBe(
      [
        '<script src="https://api.example/a.js?b=1&amp;c=&quot;2&quot;"></script>',
        '<script>',
        '  Plugin.setup({',
        `    apiKey: 'key',`,
        '    amount: 5,',
        '    onClose: function (answer, more) {',
        '      done.push(answer);',
        '',
        '      done.push(more);',
        '    },',
        '  });',
        '  Plugin.open();',
        '</script>',
      ].join('\n'),
    );
  });

  it('leaves out parameters without a value, whatever they are called', () => {
    const { text } = scriptSample({ script: 'a.js', object: 'Plugin', method: 'setup', schema: SCHEMA, value: {} });
    expect(text).not.toMatch(/apiKey|constructor|undefined/);
  });

  it('hands hostile values to the plug-in as they are, in a real page', () => {
    const values = Object.fromEntries(HOSTILE.map(({ name, value }) => [name, value]));
    const { text } = scriptSample({
      script: 'data:text/javascript,',
      object: 'window.plugin',
      method: 'setup',
      schema: SCHEMA,
      value: { ...values, onClose: true },
    });
    const given: Record<string, unknown>[] = [];
    const { window } = new JSDOM(text.slice(text.indexOf('<script>')), {
      runScripts: 'dangerously',
      beforeParse: (page) =>
        Object.assign(page, { plugin: { setup: (options: Record<string, unknown>) => given.push(options) } }),
    });
    const [options = {}] = given;
    for (const [name, value] of Object.entries(values))
      expect(JSON.stringify(options[name]), name).toBe(JSON.stringify(value));
    expect(typeof options['onClose']).toBe('function');
    expect(window.document.querySelectorAll('script')).toHaveLength(1);
  });
});
