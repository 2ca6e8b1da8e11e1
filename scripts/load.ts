import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { BaseResolver, createConfig, loadConfig, YamlParseError, type Config, type Document, type Source } from '@redocly/openapi-core';
import type { GuideSources } from './guides/guide-source.ts';
import { loadGuides } from './guides/load-guides.ts';
import { displayPath, UsageError, type Problem } from './problem.ts';
import { yamlProblems } from './yaml.ts';

/** Where a site's sources are. */
export interface SourceOptions {
  /** Entry file of the description. */
  readonly openapi: string;
  /** Folder of the guides; absent for a reference without guides. */
  readonly guides?: string;
}

/** Everything read from disk: the description (further files are read through `resolver`) and the guides. */
export interface Sources {
  readonly description: DescriptionSource;
  readonly guides: GuideSources;
}

export interface DescriptionSource {
  /** Absolute path of the entry file. */
  readonly entry: string;
  readonly document: Document<Record<string, unknown>>;
  readonly resolver: BaseResolver;
  /** Lint policy: `redocly.yaml` beside the entry, else what the specification itself demands. */
  readonly config: Config;
}

/**
 * Reads the description's entry and all guides.
 *
 * @throws {UsageError} when a file or folder does not exist.
 */
export async function load(options: SourceOptions): Promise<{ sources?: Sources; problems: readonly Problem[] }> {
  const entry = resolve(options.openapi);
  if (!existsSync(entry)) throw new UsageError(`There is no description at \`${displayPath(entry)}\`.`, 'Give the entry file of an OpenAPI description with --openapi FILE.');
  const guides = resolve(options.guides ?? '');
  if (options.guides !== undefined && !existsSync(guides)) {
    throw new UsageError(`There is no folder \`${displayPath(guides)}\`.`, 'Give the folder of the guides with --guides DIR, or build without them by --no-guides.');
  }

  const loadedGuides = await loadGuides(options.guides === undefined ? undefined : guides);
  const config = await loadPolicy(dirname(entry));
  const resolver = new LocalResolver(config.resolve);
  const document = await resolver.resolveDocument<Record<string, unknown>>(null, entry, true);
  if (document instanceof Error) return { problems: [...entryProblems(document, entry), ...loadedGuides.problems] };
  if (document.parsed === null || typeof document.parsed !== 'object') {
    return { problems: [problemAt(entry, 'The description is empty.', 'Begin it with `openapi: 3.1.1`.'), ...loadedGuides.problems] };
  }
  return {
    sources: { description: { entry, document, resolver, config }, guides: loadedGuides.guides },
    problems: loadedGuides.problems,
  };
}

/** Problems of the further files that linting or bundling reached through `$ref`: broken YAML, with its place. */
export async function referencedFileProblems({ resolver, entry }: DescriptionSource): Promise<readonly Problem[]> {
  const settled = await Promise.all([...resolver.cache].map(async ([file, document]) => [file, await document.catch((error: unknown) => error)] as const));
  return settled.flatMap(([file, document]) => (document instanceof YamlParseError && file !== entry ? yamlProblems(document.source.body, file) : []));
}

/** Reads files only: a description never makes the compiler call another host. */
class LocalResolver extends BaseResolver {
  override loadExternalRef(absoluteRef: string): Promise<Source> {
    if (/^https?:/i.test(absoluteRef)) return Promise.reject(new Error('Addresses outside the project are not fetched. Keep a copy of the file beside the description.'));
    return super.loadExternalRef(absoluteRef);
  }
}

async function loadPolicy(folder: string): Promise<Config> {
  const configPath = join(folder, 'redocly.yaml');
  return existsSync(configPath) ? loadConfig({ configPath }) : createConfig({ extends: ['spec'], rules: { struct: 'warn' } });
}

function entryProblems(error: Error, entry: string): readonly Problem[] {
  if (error instanceof YamlParseError) return yamlProblems(error.source.body, entry);
  return [problemAt(entry, `The description cannot be read: ${error.message}`, 'Check the file and its permissions.')];
}

function problemAt(file: string, message: string, hint: string): Problem {
  return { check: 'description', severity: 'error', message, hint, location: { file: displayPath(file), line: 1, column: 1 } };
}
