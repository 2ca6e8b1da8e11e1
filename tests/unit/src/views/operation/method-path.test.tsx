import { expect, it } from 'vitest';
import { MethodPath, type MethodPathProps } from '#src/views/operation/MethodPath.tsx';
import { markup } from '../../render.tsx';

const target = [{ kind: 'text', value: 'to your server' }] as const;

it.each<readonly [name: string, props: MethodPathProps, want: string]>([
  ['a webhook', { method: 'POST', target }, 'POST to your server'],
  ['a callback whose method is not published', { target }, 'to your server'],
  ['a webhook whose method is not published', { target: [] }, ''],
  ['a call of which neither is published', {}, ''],
])('the line of %s', (_, props, want) => {
  const words = markup(<MethodPath {...props} />).replace(/<[^>]*>/g, ' ');
  expect(words.replace(/\s+/g, ' ').trim()).toBe(want);
});
