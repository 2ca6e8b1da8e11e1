import { dirname } from 'node:path/posix';
import { nearest } from '#src/shared/text/nearest.ts';
import type { Fact } from '../facts/fact.ts';
import { textsOf, type Tree } from '../tree.ts';
import { rewritten, type Operator } from './operator.ts';

/** An id that names another thing of the same kind. */
export const nearestId: Operator = {
  id: 'nearest-id',
  *run(tree) {
    const ids = textsOf(tree, 'datum').filter((text) => UUID.test(text));
    for (const fact of tree.facts) {
      const other = neighbourOf(fact.text, known(tree, fact, ids));
      if (other !== undefined)
        yield rewritten(
          fact,
          fact.role === 'datum' && typeof fact.value === 'number' ? other : fact.role === 'code' ? `'${other}'` : other,
        );
    }
  },
};

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

function known(tree: Tree, { role, text, value, file, place, names }: Fact, ids: readonly string[]): readonly string[] {
  if (role === 'datum')
    return UUID.test(text)
      ? ids
      : ([...listsOf(tree).values()].find((list) => list.includes(text) && typeof value === 'string') ?? []);
  if (role === 'reference') return text.includes('/') ? filesBeside(tree, file, text) : [];
  if (role === 'tag' || role === 'parameter' || role === 'folder') return textsOf(tree, role);
  if (role === 'required')
    return tree.facts
      .filter(
        (fact) =>
          fact.role === 'field' &&
          fact.file === file &&
          fact.place.startsWith('properties/') &&
          place.startsWith('required/'),
      )
      .map((fact) => fact.text);
  if (role === 'scheme') return textsOf(tree, 'component').filter((name) => name.endsWith('Key'));
  if (role === 'link') return linksLike(tree, text);
  if (role === 'anchor') return textsOf(tree, 'anchor');
  if (role === 'quote') return quotable(tree, text);
  return role === 'id' ? idsLike(tree, names ?? '') : [];
}

/** Texts that an enum lists, by its schema's name. */
function listsOf({ facts }: Tree): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const { role, file, text } of facts)
    if (role === 'constant') found.set(schemaOf(file), [...(found.get(schemaOf(file)) ?? []), text]);
  return found;
}

function filesBeside({ texts }: Tree, file: string, reference: string): readonly string[] {
  const folder = dirname(new URL(reference, `file:///${file}`).pathname).slice(1);
  return [...texts.keys()]
    .filter((other) => dirname(other) === folder)
    .map((other) => `${dirname(reference)}/${other.slice(folder.length + 1)}`);
}

function linksLike(tree: Tree, url: string): readonly string[] {
  const [scheme] = /^[a-z]+:/.exec(url) ?? [];
  if (scheme === 'operation:') return textsOf(tree, 'operation-id').map((id) => `${scheme}${id}`);
  if (scheme === 'schema:') return schemas(tree).map((name) => `${scheme}${name}`);
  if (scheme === 'site:') return siteKeys(tree).map((key) => `${scheme}${key}`);
  return scheme === undefined
    ? [...tree.texts.keys()]
        .filter((file) => file.endsWith('.mdx'))
        .map((file) => `/${file.slice(file.lastIndexOf('/') + 1, -'.mdx'.length)}`)
    : [];
}

function idsLike(tree: Tree, names: string): readonly string[] {
  const [, kind = '', schema = ''] = /^(value|field) of (.*)$/.exec(names) ?? [];
  if (kind === 'value') return listsOf(tree).get(schema) ?? [];
  if (kind === 'field')
    return tree.facts
      .filter(
        ({ role, file, place }) => role === 'field' && schemaOf(file) === schema && /^properties\/[^/]+$/.test(place),
      )
      .map(({ text }) => text);
  if (names === 'operation') return textsOf(tree, 'operation-id');
  if (names === 'schema') return schemas(tree);
  if (names === 'enum') return [...listsOf(tree).keys()];
  if (names === 'webhook') return textsOf(tree, 'webhook');
  if (names === 'example')
    return [
      ...new Set(
        tree.facts
          .filter(({ role, place }) => role === 'component' && place.startsWith('components/examples/'))
          .map(({ text }) => text),
      ),
    ];
  if (names === 'status') return textsOf(tree, 'code');
  return names === 'site' ? siteKeys(tree) : [];
}

/**
 * Names of the description that could stand in prose instead of another: fields, parameters, listed values, each for
 * its like.
 */
function quotable(tree: Tree, text: string): readonly string[] {
  for (const roles of [['parameter'], ['constant'], ['field']] as const) {
    const names = textsOf(tree, ...roles);
    if (names.includes(text)) return names;
  }
  return [];
}

function schemas({ texts }: Tree): readonly string[] {
  return [...texts.keys()].filter((file) => file.includes('/schemas/')).map(schemaOf);
}

function schemaOf(file: string): string {
  return file.slice(file.lastIndexOf('/') + 1).replace(/\.yaml$/, '');
}

function siteKeys({ facts }: Tree): readonly string[] {
  return facts.filter(({ role, file }) => role === 'setting' && file === 'guides/site.yaml').map(({ text }) => text);
}

/** The other name most like a name; the first where none is like it. */
function neighbourOf(name: string, names: readonly string[]): string | undefined {
  const others = names.filter((other) => other !== name);
  return nearest(name, others) ?? others[0];
}
