import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { Content } from '#src/model/content.ts';
import type { GuidePage } from '#src/model/page.ts';
import { agentSkills } from '#scripts/outputs/discovery/agent-skill.ts';
import { apiCatalog } from '#scripts/outputs/discovery/api-catalog.ts';
import { pageLink } from '#scripts/outputs/headers.ts';
import { headersFile } from '#scripts/outputs/hosting/headers-file.ts';
import { createLinks } from '#scripts/outputs/markdown/links.ts';
import { site } from '../../../fixtures/site.ts';
import { api, SERVER } from '../model-builders.ts';

const URL = 'https://docs.example/docs/';
const given = api({ servers: [{ ...SERVER, url: 'https://api.example/v1' }] });

describe('the catalogue of the API (RFC 9727)', () => {
  const { path, contents } = apiCatalog(given, URL);
  const { linkset } = JSON.parse(String(contents)) as { linkset: readonly Record<string, unknown>[] };

  test('2: it is at the well-known address', () => expect(path).toBe('.well-known/api-catalog'));
  test('2: its response links to it, at the root of the host below whichever path the site is', () =>
    expect(headersFile({ base: '/docs/', headers: {}, redirects: [] }).contents).toContain(
      '\n/.well-known/api-catalog\n  Content-Type: application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"\n  Link: </.well-known/api-catalog>; rel="api-catalog"\n',
    ));
  test('3: pages link to it', () =>
    expect(pageLink('/docs/a', '/docs/')).toContain(', </.well-known/api-catalog>; rel="api-catalog"'));
  test('4.1: it names the endpoint of each API, as an item of the catalogue at the root of the host', () =>
    expect(linkset[0]).toEqual({
      anchor: 'https://docs.example/.well-known/api-catalog',
      item: [{ href: 'https://api.example/v1' }],
    }));
  test('RFC 9264, 4.2: each context has its targets by relation, as an array of objects with `href`', () =>
    expect(linkset[1]).toEqual({
      anchor: 'https://api.example/v1',
      'service-desc': [{ href: `${URL}downloads/openapi.yaml`, type: 'application/yaml' }],
      'service-doc': [
        { href: `${URL}reference`, type: 'text/html' },
        { href: `${URL}llms.txt`, type: 'text/plain' },
      ],
    }));
});

describe('the index of skills (Agent Skills Discovery 0.2.0)', () => {
  const [skill, index] = agentSkills(site, given, createLinks(URL, []));
  const { $schema, skills } = JSON.parse(String(index?.contents)) as {
    $schema: string;
    skills: readonly { name: string; type: string; description: string; url: string; digest: string }[];
  };
  const [entry] = skills;

  test('it is at the well-known address and names its schema', () => {
    expect(index?.path).toBe('.well-known/agent-skills/index.json');
    expect($schema).toBe('https://schemas.agentskills.io/discovery/0.2.0/schema.json');
  });
  test('a name has 1 to 64 lower-case letters, digits and single hyphens, none at an end', () => {
    expect(entry?.name).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
    expect(entry?.name.length).toBeLessThanOrEqual(64);
  });
  test('a description has at most 1,024 characters', () => expect(entry?.description.length).toBeLessThanOrEqual(1024));
  test('its type is that of one file, at its address', () => {
    expect(entry?.type).toBe('skill-md');
    expect(entry?.url).toBe(`/${skill?.path}`);
    expect(skill?.path).toBe(`.well-known/agent-skills/${entry?.name}/SKILL.md`);
  });
  test('its digest is that of the bytes of the file', () =>
    expect(entry?.digest).toBe(`sha256:${createHash('sha256').update(String(skill?.contents)).digest('hex')}`));
  test('the file begins with its name and its description', () =>
    expect(String(skill?.contents)).toMatch(
      new RegExp(`^---\\nname: ${entry?.name}\\ndescription: "[^\\n]+"\\n---\\n\\n# Integrate `),
    ));
});

describe('the order of calls in the skill', () => {
  const label = [{ kind: 'text', value: 'pays' }] as const;
  const sequence = {
    title: 'Paying',
    participants: ['You', 'Us'],
    messages: [{ from: 0, to: 1, response: false, label }],
  };
  const [guide] = site.pages.filter((page) => page.kind === 'guide');
  const content: Content = [
    { kind: 'sequence', sequence },
    { kind: 'heading', level: 2, anchor: 'next', children: [{ kind: 'text', value: 'Next' }] },
  ];
  const skillOf = (more: Partial<typeof site>): string =>
    String(agentSkills({ ...site, ...more }, given, createLinks(URL, []))[0]?.contents);

  test('is that of the guides with a sequence', () =>
    expect(skillOf({ pages: [{ ...guide, content } as GuidePage] })).toContain(
      ['**Paying**', '1. You to Us: pays'].join('\n\n'),
    ));
  test('is said to be unknown where neither guides nor links tell it', () =>
    expect(skillOf({})).toContain('## Order of calls\n\nNo order of calls is documented: ask the provider.'));
});
