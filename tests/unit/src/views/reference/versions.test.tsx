import { expect, it, vi } from 'vitest';
import type { Href } from '#src/model/nav.ts';
import { Versions } from '#src/views/reference/Versions.tsx';
import { markup } from '../../render.tsx';

it('links from its notice, without a warning of React', () => {
  const warned = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const parts = [
    { text: '1. ' },
    { text: '2', href: '/a' as Href },
    { text: ': ' },
    { text: 'changes', href: '/b' as Href },
  ];
  const versions = { name: '1', all: [], notice: { parts, currentName: '2' } };
  const [notice] = /<p.*<\/p>/.exec(markup(<Versions versions={versions} />)) ?? [];
  expect(notice?.replace(/<a href="([^"]*)"[^>]*>/g, '[$1]').replace(/<[^>]*>/g, '')).toBe(
    '1. [/docs/a]2: [/docs/b]changes',
  );
  expect(warned).not.toHaveBeenCalled();
  warned.mockRestore();
});
