import { describe, expect, it } from 'vitest';
import { fitPath, fixedSegments } from '#src/shared/pasted/path-template.ts';

const NONE = { fixed: 0, mixed: 0, filled: 0, onlyTemplate: 0, onlyPath: 0 };

describe('a path fits a template', () => {
  it.each([
    { path: '/orders', template: '/orders', want: { fixed: 1 } },
    { path: '/Orders/', template: '/orders', want: { fixed: 1 } },
    { path: '/orders/7f3a?page=2', template: '/orders/{id}', want: { fixed: 1, filled: 1 } },
    { path: '/orders/:id', template: '/orders/latest', want: { fixed: 1, filled: 1 } },
    { path: '/reports/7.csv', template: '/reports/{id}.csv', want: { fixed: 1, mixed: 1 } },
    { path: '/a-1-B-2-b', template: '/{from}-b-{to}-B', want: { mixed: 1 } },
    { path: '/v1/orders', template: '/orders', want: { fixed: 1, onlyPath: 1 } },
    { path: '/orders', template: '/v1/orders', want: { fixed: 1, onlyTemplate: 1 } },
    { path: '/', template: '/orders', want: { onlyTemplate: 1 } },
  ])('$path, $template', ({ path, template, want }) => {
    expect(fitPath(path, template)).toEqual({ ...NONE, ...want });
  });

  it.each([
    { path: '/orders', template: '/refunds' },
    { path: '/reports/7.pdf', template: '/reports/{id}.csv' },
    { path: '/reports/.csv', template: '/reports/{id}.csv' },
    { path: '/ab-', template: '/a{from}b-{to}' },
    { path: '/a{bc', template: '/a{b' },
    ...[10, 100, 1000].map((kilobytes) => ({
      path: `/${'a-'.repeat(kilobytes * 500)}`,
      template: `/${'{x}-'.repeat(20)}.csv`,
    })),
  ])('case %#: $path.length characters are not $template', ({ path, template }) => {
    expect(fitPath(path, template)).toBeUndefined();
  });

  it('counts segments without a variable', () => {
    expect(fixedSegments('/v1/orders/{id}/items/{item}.json')).toBe(3);
  });
});
