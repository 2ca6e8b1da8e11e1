import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { Fact, Role } from './facts/fact.ts';
import { shapeOf } from './facts/grammar.ts';
import { guideFacts } from './facts/guide-facts.ts';
import { yamlFacts } from './facts/yaml-facts.ts';

/** The sources of the site, and every fact they state. */
export interface Tree {
  /** Texts by path below the root, with forward slashes. */
  readonly texts: ReadonlyMap<string, string>;
  /** By file, in the order of the text. */
  readonly facts: readonly Fact[];
}

/** Folders of the sources, below the root of the project. */
export const FOLDERS: readonly string[] = ['openapi', 'guides'];

/** Settings of tools: what they say is not about the API. */
const SETTINGS: readonly string[] = ['openapi/checks.yaml', 'openapi/baseline.yaml', 'openapi/redocly.yaml'];

/** Reads `openapi/` and `guides/` below a folder. */
export function readTree(root: string): Tree {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(
      (name) => `${folder}/${name.split(sep).join('/')}`,
    ),
  );
  return treeOf(
    new Map(
      files
        .filter((file) => /\.(?:ya?ml|mdx)$/.test(file) && !SETTINGS.includes(file))
        .sort()
        .map((file) => [file, readFileSync(join(root, file), 'utf8')]),
    ),
  );
}

/** The facts of some files. */
function treeOf(texts: ReadonlyMap<string, string>): Tree {
  const linked = new Set(
    [...texts.values()].flatMap((text) =>
      [...text.matchAll(/#([a-z0-9-]+)(?=[)"])/g)].map(([, anchor = '']) => anchor),
    ),
  );
  return {
    texts,
    facts: [...texts].flatMap(([file, text]) =>
      file.endsWith('.mdx') ? guideFacts(file, text, linked) : yamlFacts(file, text, shapeOf(file)),
    ),
  };
}

/** Every text that facts of a role state, each once, in order. */
export function textsOf({ facts }: Tree, ...roles: readonly Role[]): readonly string[] {
  return [...new Set(facts.filter(({ role }) => roles.includes(role)).map(({ text }) => text))].sort();
}
