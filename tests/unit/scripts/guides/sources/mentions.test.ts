import { expect, it } from 'vitest';
import type { GuideSource } from '#scripts/guides/sources/guide-source.ts';
import { guidesByOperation } from '#scripts/guides/sources/mentions.ts';
import { parseGuide } from '#scripts/guides/sources/parse-guide.ts';

it.each<readonly [name: string, given: string, want: readonly string[]]>([
  ['a link', '[a](operation:getPet)', ['getPet']],
  ['a component', '<Operation id="getPet" />', ['getPet']],
  ['a component with an id too many, the last', '<Operation id="getCat" id="getPet" />', ['getPet']],
  ['another component', '<Webhook id="getPet" />', []],
])('a guide names operations by %s', (_, given, want) => {
  const guide = { tree: parseGuide(given).tree } as GuideSource;
  expect([...guidesByOperation([guide]).keys()]).toEqual(want);
});
