import { describe, expect, test } from 'vitest';
import { MethodPath } from '../../../../src/operation/MethodPath.tsx';
import { markup } from '../render.tsx';

describe('MethodPath', () => {
  test.each([
    { name: 'nothing where neither is published', given: {}, want: '' },
    {
      name: 'a method alone',
      given: { method: 'POST', target: [{ kind: 'text' as const, value: 'to your server' }] },
      want: '<p><b>POST</b><span>to your server</span></p>',
    },
    {
      name: 'a path that wraps at its slashes',
      given: { method: 'GET', path: '/a/{id}/c-{d}' },
      want:
        '<p><b>GET</b><code>/a<wbr/>/<var>{id}</var><wbr/>/c-<var>{d}</var></code>' +
        '<button type="button" data-copy="" data-copy-text="/a/{id}/c-{d}" aria-label="Copy path"></button></p>',
    },
  ])('draws $name', ({ given, want }) => {
    expect(markup(<MethodPath {...given} />)).toBe(want);
  });
});
