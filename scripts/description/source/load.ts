import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import {
  BaseResolver,
  createConfig,
  isSupportedExtension,
  loadConfig,
  YamlParseError,
  type Config,
  type ResolveConfig,
  type Source,
  type Document,
} from '@redocly/openapi-core';
import { decodeText } from '#src/shared/text/percent-decoding.ts';
import { displayPath, UsageError, type Problem } from '../../cli/problem.ts';
import { expandedSize, yamlProblems } from './yaml.ts';
import { dialectProblem, problemAt } from './dialect.ts';
import { DISK, type FileReader } from './file-reader.ts';
import { FileCache } from './file-cache.ts';
import { loadedDocuments } from './locator.ts';
import { parseDescription } from './parse-description.ts';
import { correctTypes } from './redocly-types.ts';
import { ReadSource } from './read-source.ts';
import { usePointers, type ReadFile } from './uri-references.ts';
import { REFUSED, sourceText } from './source-text.ts';

/** The sources of a site. */
export interface SourceOptions {
  /** Entry file of the description. */
  readonly openapi: string;
  /** Folder of the guides; absent for a site without guides. */
  readonly guides?: string;
  /** Reader for the description and the guides; absent if both are on the disk. */
  readonly files?: FileReader;
}

/** The entry file of a description; further files are read through `resolver`. */
export interface DescriptionSource {
  /** Absolute path of the entry file. */
  readonly entry: string;
  readonly document: Document<Record<string, unknown>>;
  readonly resolver: LocalResolver;
  /** Lint policy: `redocly.yaml` beside the entry file, else Redocly's ruleset `spec`. */
  readonly config: Config;
}

/**
 * Reads the entry file of a description, from the disk or from elsewhere.
 *
 * @throws {UsageError} when there is no such file.
 */
export async function loadDescription(
  openapi: string,
  { files = DISK, cache = new FileCache() }: { readonly files?: FileReader; readonly cache?: FileCache } = {},
): Promise<{ description?: DescriptionSource; problems: readonly Problem[] }> {
  const entry = resolve(openapi);
  if (!(await files.has(entry)))
    throw new UsageError(
      `There is no description at \`${displayPath(entry)}\`.`,
      'Give the entry file of an OpenAPI description with --openapi FILE.',
    );
  const config = await loadPolicy(dirname(entry), files.isDisk === true ? cache : undefined);
  const resolver = new LocalResolver(config.resolve, { files, cache });
  const document = await resolver
    .resolveDocument<Record<string, unknown>>(null, entry, true)
    .catch((error: Error) => error);
  if (document instanceof Error) return { problems: entryProblems(document, resolver, entry) };
  const problem = dialectProblem(document, entry);
  return problem === undefined
    ? { description: { entry, document, resolver, config }, problems: [] }
    : { problems: [problem] };
}

/** Frees the memory that is used to find lines in files. Call this function once all problems are reported. */
export async function dropLines({ resolver }: DescriptionSource): Promise<void> {
  for (const { source } of await loadedDocuments(resolver)) if (source instanceof ReadSource) source.drop();
}

/**
 * Returns two kinds of problems: those found when files were read, and YAML errors in files to which a `$ref` leads.
 */
export async function referencedFileProblems({ resolver, entry }: DescriptionSource): Promise<readonly Problem[]> {
  const settled = await Promise.all(
    [...resolver.cache].map(
      async ([file, document]) => [file, await document.catch((error: unknown) => error)] as const,
    ),
  );
  return [
    ...resolver.remarks,
    ...settled.flatMap(([file, document]) =>
      document instanceof YamlParseError && file !== entry ? yamlProblems(document.source.body, file) : [],
    ),
  ];
}

/**
 * A resolver for Redocly that reads only local files, so that a description never causes network access. It refuses
 * files that could mislead or exhaust a parser.
 */
export class LocalResolver extends BaseResolver {
  /** Problems with the text of files, found before parsing. A file with an error is not parsed. */
  readonly remarks: Problem[] = [];
  /** For each document, a promise that resolves once `usePointers` has rewritten its references. */
  readonly #ready = new WeakMap<object, Promise<void>>();
  private readonly files: FileReader;
  private readonly made: FileCache;

  constructor(config: ResolveConfig, { files, cache }: { readonly files: FileReader; readonly cache: FileCache }) {
    super(config);
    this.files = files;
    this.made = cache;
  }

  /**
   * Returns the absolute path of the file to which a reference leads. `ref` is a percent-encoded URI reference (RFC
   * 3986, section 2.1) or, without a base, a path.
   */
  override resolveExternalRef(base: string | null, ref: string): string {
    const isPath = base === null || /^[a-z][a-z0-9+.-]+:/i.test(ref);
    return super.resolveExternalRef(base, isPath ? ref : (decodeText(ref) ?? ref));
  }

  override async resolveDocument<Parsed>(
    base: string | null,
    ref: string,
    isRoot = false,
  ): ReturnType<typeof BaseResolver.prototype.resolveDocument<Parsed>> {
    const document = await super.resolveDocument<Parsed>(base, ref, isRoot);
    if (document instanceof Error) return document;
    const { parsed, source } = document;
    const file = source.absoluteRef;
    const read: ReadFile = async (path) => {
      const other = this.resolveExternalRef(file, path);
      if (!(await this.files.has(other))) return undefined;
      const read = await super.resolveDocument(file, path).catch((error: Error) => error);
      return read instanceof Error ? undefined : { parsed: read.parsed, file: other };
    };
    const ready = this.#ready.get(document) ?? usePointers({ parsed, text: source.body, file }, read);
    this.#ready.set(document, ready);
    await ready;
    return document;
  }

  override async loadExternalRef(absoluteRef: string): Promise<Source> {
    if (/^https?:/i.test(absoluteRef))
      throw new Error('URLs outside the project are not fetched. Keep a copy of the file beside the description.');
    const { source, problems } = await this.made.getOrMake(absoluteRef, async (file) => {
      const read = sourceText(await this.files.read(file), file);
      return { source: new ReadSource(file, read.text.replaceAll('\r\n', '\n')), problems: read.problems };
    });
    this.remarks.push(...problems);
    if (problems.some(({ severity }) => severity === 'error')) throw new Error(REFUSED);
    return source;
  }

  override parseDocument(source: Source, isRoot?: boolean): Document {
    const parsed = parseMutable(source, () => {
      if (isRoot !== true && !isSupportedExtension(source.absoluteRef)) return source.body;
      const value = parsedFile(source);
      if (expandedSize(value) > MAX_NODES)
        throw new Error(
          'its YAML aliases expand to too many values. Replace some of the aliases with their content, or share the parts by `$ref`.',
        );
      return value;
    });
    return { source, parsed };
  }
}

function parsedFile(source: Source): unknown {
  try {
    return parseDescription(source.body, source.absoluteRef);
  } catch (error) {
    throw new YamlParseError(error as Error, source);
  }
}

/** Maximum number of values in one file after aliases are expanded: far above any real description. */
const MAX_NODES = 5_000_000;

/**
 * Changes to Redocly's ruleset `spec`. Two rules are off: they forbid keywords beside `$ref`, and `nullable` without a
 * type. `upgrade` gives such schemas the meaning that authors intend.
 */
const LENIENT = {
  struct: 'warn',
  'spec-ref-siblings': 'off',
  'nullable-type-sibling': 'off',
  'security-defined': 'error',
} as const;

/**
 * Returns the lint policy of a folder: `redocly.yaml`, else Redocly's ruleset `spec`. Pass no `cache` for a description
 * that is not on the disk: its policy is always `spec`.
 */
async function loadPolicy(folder: string, cache: FileCache | undefined): Promise<Config> {
  const read = async (file: string): Promise<Config> =>
    correctTypes(
      await (cache !== undefined && existsSync(file)
        ? loadConfig({ configPath: file })
        : createConfig({ extends: ['spec'], rules: LENIENT })),
    );
  const file = join(folder, 'redocly.yaml');
  return cache === undefined ? read(file) : cache.getOrMake(file, read);
}

function entryProblems(error: Error, { remarks }: LocalResolver, entry: string): readonly Problem[] {
  if (error.message === REFUSED) return remarks;
  if (error instanceof YamlParseError) return yamlProblems(error.source.body, entry);
  return [problemAt(entry, `The description cannot be read: ${error.message}`, 'Check the file and its permissions.')];
}

/**
 * Sources that were parsed at least once. The value for a source is undefined after the first parse, and contains the
 * parsed value after the second.
 */
const parsedSources = new WeakMap<object, { readonly value: unknown } | undefined>();

/**
 * Parses a source into a value that the caller may change. The first two calls for a source parse it; later calls copy
 * the second result. A source that is parsed only once, such as each state of an edited file, is never copied.
 */
export function parseMutable(source: object, parse: () => unknown): unknown {
  if (!parsedSources.has(source)) {
    parsedSources.set(source, undefined);
    return parse();
  }
  const cached = parsedSources.get(source) ?? { value: parse() };
  parsedSources.set(source, cached);
  return structuredClone(cached.value);
}
