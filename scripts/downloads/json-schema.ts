import { stringifyJson } from '#src/shared/schema/number-text.ts';
import { SCHEMA_MAPS } from '#src/shared/schema/applicators.ts';
import { VALUE_KEYWORDS } from '#src/shared/schema/keywords.ts';
import { isRecord } from '#src/shared/schema/raw.ts';
import { unescapePointer } from '#src/shared/schema/resolve-ref.ts';
import { type Download, fileName, uniqueNames, zip } from './download.ts';
import type { DownloadSource } from './download-source.ts';

const DIALECT = 'https://json-schema.org/draft/2020-12/schema';
const SCHEMAS = '#/components/schemas/';

/** Keywords in OpenAPI schemas that JSON Schema does not define. */
const FOREIGN: ReadonlySet<string> = new Set(['discriminator', 'xml', 'externalDocs', 'x-sunset']);

/** A JSON Schema file with all component schemas under `$defs`. */
export const jsonSchema: Download = {
  file: 'json-schema.json',
  title: 'JSON Schema',
  short: 'JSON Schema',
  about:
    'All schemas in one file under `$defs`, in the dialect 2020-12, for form builders and for checking your requests. If a type is our assumption, do not refuse a response because of it.',
  use: 'Refer to one as `json-schema.json#/$defs/Name`.',
  make: async (source) => {
    const schemas = schemasOf(source);
    if (schemas.length === 0) return undefined;
    const $defs = Object.fromEntries(
      schemas.map(([name, schema]) => [name, rewritten(schema, (to) => `#/$defs/${to}`)]),
    );
    return `${stringifyJson({ $schema: DIALECT, title: source.api.info.title, $defs }, 2)}\n`;
  },
};

/** A ZIP archive with one JSON Schema file for each component schema. */
export const jsonSchemas: Download = {
  file: 'json-schemas.zip',
  title: 'JSON Schema, one file each',
  short: 'JSON Schema',
  about: 'The same schemas, each in a file of its own.',
  use: 'Unpack them into one folder: they refer to each other by file name.',
  make: async (source) => {
    const schemas = schemasOf(source);
    if (schemas.length === 0) return undefined;
    const unique = uniqueNames();
    const files = new Map(schemas.map(([name]) => [name, `${unique(fileName(name))}.json`]));
    const address = (to: string): string => {
      const [name = '', ...rest] = to.split('/');
      return `${files.get(unescapePointer(name)) ?? name}${rest.length === 0 ? '' : `#/${rest.join('/')}`}`;
    };
    return zip(
      new Map(
        schemas.map(([name, schema]) => {
          const body = rewritten(schema, address);
          const whole = isRecord(body) ? { $schema: DIALECT, ...body } : body;
          return [files.get(name) ?? name, `${stringifyJson(whole, 2)}\n`];
        }),
      ),
    );
  },
};

function schemasOf({ document }: DownloadSource): readonly (readonly [string, unknown])[] {
  return Object.entries(document.components?.schemas ?? {});
}

/**
 * Converts an OpenAPI schema to JSON Schema. Removes the keywords in `FOREIGN`, replaces `example` with `examples`, and
 * replaces each `$ref` to a component.
 *
 * @param address receives the part of a `$ref` after `#/components/schemas/`, and returns the new `$ref`
 * @param isMap whether `node` is a map of schemas, such as `properties`, so that its keys are no keywords
 */
function rewritten(node: unknown, address: (to: string) => string, isMap = false): unknown {
  if (Array.isArray(node)) return node.map((item) => rewritten(item, address));
  if (!isRecord(node)) return node;
  return Object.fromEntries(
    Object.entries(node).flatMap(([name, child]): [string, unknown][] => {
      if (isMap) return [[name, rewritten(child, address)]];
      if (FOREIGN.has(name)) return [];
      if (name === 'example') return 'examples' in node ? [] : [['examples', [child]]];
      if (VALUE_KEYWORDS.has(name)) return [[name, child]];
      if (name === '$ref' && typeof child === 'string' && child.startsWith(SCHEMAS))
        return [[name, address(child.slice(SCHEMAS.length))]];
      return [[name, rewritten(child, address, SCHEMA_MAPS.has(name))]];
    }),
  );
}
