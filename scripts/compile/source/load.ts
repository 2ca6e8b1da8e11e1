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
import { isNumberText, numberText } from '#src/shared/schema/number-text.ts';
import { displayPath, UsageError, type Problem } from '../../cli/problem.ts';
import { expandedSize, parseYaml, yamlProblems } from './yaml.ts';
import { DISK, type FileReader } from './file-reader.ts';
import { FileCache } from './file-cache.ts';
import { parseDescription } from './parse-description.ts';
import { ReadSource } from './read-source.ts';
import { REFUSED, sourceText } from './source-text.ts';

/** The sources of a site. */
export interface SourceOptions {
  /** Entry file of the description. */
  readonly openapi: string;
  /** Folder of the guides; absent for a reference without guides. */
  readonly guides?: string;
  /** Reads both; the disk if left out. */
  readonly files?: FileReader;
}

/** The entry file of a description; further files are read through `resolver`. */
export interface DescriptionSource {
  /** Absolute path of the entry file. */
  readonly entry: string;
  readonly document: Document<Record<string, unknown>>;
  readonly resolver: LocalResolver;
  /** Lint policy: `redocly.yaml` beside the entry, else the rules of the specification itself. */
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
  const problems = dialectProblems(document, entry);
  return problems.length > 0 ? { problems } : { description: { entry, document, resolver, config }, problems: [] };
}

/** Drops what lines are looked up in, once all problems are told. */
export async function dropLines({ resolver }: DescriptionSource): Promise<void> {
  const loaded = await Promise.allSettled(resolver.cache.values());
  for (const each of loaded)
    if (each.status === 'fulfilled' && !(each.value instanceof Error) && each.value.source instanceof ReadSource)
      each.value.source.drop();
}

/** YAML problems of the further files that linting or bundling reached through `$ref`. */
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

/** Reads local files only, and refuses those that could mislead a parser: a description never causes network access. */
export class LocalResolver extends BaseResolver {
  /** Problems of the texts of files; an error has refused its file before parsing. */
  readonly remarks: Problem[] = [];
  private readonly files: FileReader;
  private readonly made: FileCache;

  constructor(config: ResolveConfig, { files, cache }: { readonly files: FileReader; readonly cache: FileCache }) {
    super(config);
    this.files = files;
    this.made = cache;
  }

  override async loadExternalRef(absoluteRef: string): Promise<Source> {
    if (/^https?:/i.test(absoluteRef))
      throw new Error('Addresses outside the project are not fetched. Keep a copy of the file beside the description.');
    const { source, problems } = await this.made.getOrMake(absoluteRef, async (file) => {
      const read = sourceText(await this.files.read(file), file);
      return { source: new ReadSource(file, read.text.replaceAll('\r\n', '\n')), problems: read.problems };
    });
    this.remarks.push(...problems);
    if (problems.some(({ severity }) => severity === 'error')) throw new Error(REFUSED);
    return source;
  }

  override parseDocument(source: Source, isRoot?: boolean): Document {
    const parsed = parseAgain(source, () => {
      if (isRoot !== true && !isSupportedExtension(source.absoluteRef)) return source.body;
      const value = parsedFile(source);
      if (expandedSize(value) > MAX_NODES)
        throw new Error('Its YAML aliases expand beyond all bounds. Write the parts out, or share them by `$ref`.');
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

/** Limit of values in one file with its aliases expanded, far above any real description. */
const MAX_NODES = 5_000_000;

/** `upgrade` reads keywords beside a `$ref`, and `nullable` without a type, as their authors mean them. */
const LENIENT = { struct: 'warn', 'spec-ref-siblings': 'off', 'nullable-type-sibling': 'off' } as const;

/** The policy of a folder; without files of the disk the rules of the specification. */
async function loadPolicy(folder: string, cache: FileCache | undefined): Promise<Config> {
  const read = async (file: string): Promise<Config> =>
    readsDeviceFlow(
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

/** Refuses anything but OpenAPI 3.0 to 3.2 before the lint, which would crash on it. */
function dialectProblems({ parsed, source }: Document<unknown>, entry: string): readonly Problem[] {
  const hint = 'Begin it with `openapi: 3.1.1`.';
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) {
    return [
      problemAt(
        entry,
        parsed === null || parsed === undefined ? 'The description is empty.' : 'The description is not an object.',
        hint,
      ),
    ];
  }
  const { openapi, swagger } = parsed as Readonly<Record<string, unknown>>;
  if (openapi === undefined && swagger !== undefined)
    return [
      problemAt(
        entry,
        `This is Swagger ${isNumberText(swagger) ? numberText(swagger) : String(swagger)}, the version before OpenAPI 3.`,
        `Convert it: \`npx swagger2openapi ${displayPath(entry)} --yaml --outfile openapi.yaml\`.`,
      ),
    ];
  if (openapi === undefined) return [problemAt(entry, 'The description has no `openapi`.', hint)];
  if (typeof openapi === 'string' && /^3\.[012](\.|$)/.test(openapi)) return [];
  const location = parseYaml(source.body, entry).locate(['openapi']);
  return [
    {
      check: 'description',
      severity: 'error',
      message: `\`${String(openapi)}\` is not a version of OpenAPI that this project reads.`,
      hint: 'Write 3.0, 3.1 or 3.2 in full and as text, such as `openapi: 3.1.1`.',
      location,
    },
  ];
}

function problemAt(file: string, message: string, hint: string): Problem {
  return {
    check: 'description',
    severity: 'error',
    message,
    hint,
    location: { file: displayPath(file), line: 1, column: 1 },
  };
}

/** Sources that were met before: with their value once they were met twice. */
const met = new WeakMap<object, { readonly value: unknown } | undefined>();

/**
 * The value of a source, for whoever changes it. One that is met again is parsed once more, and copied from then on: a
 * file that is edited is met once in each of its states, and need not be copied.
 */
export function parseAgain(source: object, parse: () => unknown): unknown {
  if (!met.has(source)) {
    met.set(source, undefined);
    return parse();
  }
  const kept = met.get(source) ?? { value: parse() };
  met.set(source, kept);
  return structuredClone(kept.value);
}

type Types = Parameters<Config['extendTypes']>[0];

/**
 * Redocly's types declare the scopes of the device flow (OpenAPI 3.2, section 4.29) as a type that does not exist, and
 * crash on every description with that flow. The scopes of another flow are the same.
 */
function withDeviceFlow(types: Types): Types {
  const { DeviceAuthorization: flow, ClientCredentials: other } = types;
  const scopes = other?.properties['scopes'];
  if (flow === undefined || scopes === undefined) return types;
  return { ...types, DeviceAuthorization: { ...flow, properties: { ...flow.properties, scopes } } };
}

/** Adds the device flow to a lint configuration. */
function readsDeviceFlow(config: Config): Config {
  config.plugins.push({ id: 'device-flow', typeExtension: { oas3: withDeviceFlow } });
  return config;
}
