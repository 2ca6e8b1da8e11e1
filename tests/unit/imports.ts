/** The imports of the project's modules, read from their source. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { parseSync } from 'rolldown/utils';

const ROOT = resolve(import.meta.dirname, '../..');

export interface Import {
  /** As written: `./api.ts`, `react`, `node:fs`. */
  readonly specifier: string;
  /** File of the project it leads to, from the root; undefined for a package. */
  readonly file: string | undefined;
  /** `import type`: gone at run time. */
  readonly type: boolean;
}

/** Files below a folder, from the root, with one of these endings. */
export function filesOf(folder: string, ...endings: readonly string[]): readonly string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && endings.some((ending) => entry.name.endsWith(ending)))
    .map((entry) => slashes(join(relative(ROOT, entry.parentPath), entry.name)))
    .sort();
}

export function textOf(file: string): string {
  return readFileSync(join(ROOT, file), 'utf8');
}

const known = new Map<string, readonly Import[]>();

/** What a module imports or exports from elsewhere, `import('…')` too. */
export function importsOf(file: string): readonly Import[] {
  const imports = known.get(file) ?? readImports(file);
  known.set(file, imports);
  return imports;
}

function readImports(file: string): readonly Import[] {
  const text = textOf(file);
  const { module, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file} cannot be parsed.`);
  const toImport = (specifier: string, statement: string): Import => ({
    specifier,
    file: fileOf(specifier, file),
    type: /^(import|export)\s+type\b/.test(statement),
  });
  return [
    ...module.staticImports.map(({ moduleRequest, start, end }) =>
      toImport(moduleRequest.value, text.slice(start, end)),
    ),
    ...module.staticExports.flatMap(({ entries, start, end }) =>
      entries.flatMap(({ moduleRequest }) =>
        moduleRequest === null ? [] : [toImport(moduleRequest.value, text.slice(start, end))],
      ),
    ),
    ...module.dynamicImports.flatMap(({ moduleRequest }) => {
      const specifier = /^(['"`])([^'"`$]*)\1$/.exec(text.slice(moduleRequest.start, moduleRequest.end))?.[2];
      return specifier === undefined ? [] : [toImport(specifier, '')];
    }),
  ];
}

/** Names a module exports; `default` among them. */
export function exportsOf(file: string): readonly string[] {
  return parseSync(file, textOf(file)).module.staticExports.flatMap(({ entries }) =>
    entries.map(({ exportName }) => (exportName.kind === 'Default' ? 'default' : (exportName.name ?? '*'))),
  );
}

/** Names, of values and of types, that a module exports though another defines them. */
export function reexportsOf(file: string): readonly string[] {
  return parseSync(file, textOf(file)).module.staticExports.flatMap(({ entries }) =>
    entries
      .filter(({ moduleRequest }) => moduleRequest !== null)
      .map(({ exportName, moduleRequest }) => `${exportName.name ?? '*'} from ${moduleRequest?.value ?? ''}`),
  );
}

/** Modules and everything they load at run time, sooner or later; with `types`, what they need to compile too. */
export function reachableFrom(entries: readonly string[], types = false): readonly string[] {
  const seen = new Set(entries);
  for (const file of seen) {
    if (!/\.[mc]?[tj]sx?$/.test(file)) continue;
    for (const { file: next, type } of importsOf(file)) if (next !== undefined && (types || !type)) seen.add(next);
  }
  return [...seen];
}

function fileOf(specifier: string, from: string): string | undefined {
  if (!/^[.#]/.test(specifier)) return undefined;
  const path = specifier.replace(/\?.*$/, '');
  const file = path.startsWith('#') ? join(ROOT, path.slice(1)) : resolve(ROOT, dirname(from), path);
  if (!existsSync(file)) throw new Error(`${from} imports ${specifier}, which does not exist.`);
  return slashes(relative(ROOT, file));
}

function slashes(path: string): string {
  return path.split(sep).join('/');
}
