import type { Api } from '#src/model/api.ts';
import type { Operation } from '#src/model/operation.ts';
import type { Href } from '#src/model/nav.ts';
import type { ReferenceEntry, ReferenceGroup } from '#src/model/reference.ts';
import { resolveSchema } from '#src/shared/schema/resolve-schema.ts';
import { groupBy } from '../../text/group-by.ts';
import { plainTitle } from '../../description/markdown/html/plain-title.ts';
import { statusTitle } from '../operation/status-title.ts';
import { pathGroups } from './path-groups.ts';
import type { ReferenceAddresses } from '../context/addresses.ts';
import { pathSegments } from '../context/path-segments.ts';

/**
 * What the reference contains: the URLs of its pages, by kind and name of the described part, and the groups of the
 * sidebar.
 */
export interface ReferenceIndex extends ReferenceAddresses {
  readonly groups: readonly ReferenceGroup[];
  readonly tag: ReadonlyMap<string, Href>;
}

/** Heading for operations without a tag. */
export const UNTAGGED = 'Operations';

/** Sidebar heading for tags that belong to no group. Used only if other tags belong to a group. */
const REST = 'More';

/** URLs of the pages that list all webhooks, schemas and errors. */
export const LISTS = {
  webhooks: '/reference/webhooks',
  schemas: '/reference/schemas',
  errors: '/reference/errors',
} as const;

/** Assigns the URLs of all API parts, and groups them for the sidebar. */
export function referenceIndex(api: Api): ReferenceIndex {
  const hrefs = (folder: string, names: readonly string[]): ReadonlyMap<string, Href> =>
    new Map([...pathSegments(names)].map(([name, segment]) => [name, `/reference/${folder}/${segment}` as Href]));
  const names = {
    operation: api.operations.map(({ operationId }) => operationId),
    webhook: api.webhooks.map(({ id }) => id),
    error: errorCodes(api),
  };
  const index = {
    operation: hrefs('operations', names.operation),
    tag: hrefs('tags', tagNames(api)),
    webhook: hrefs('webhooks', names.webhook),
    schema: hrefs('schemas', Object.keys(api.schemas)),
    error: hrefs('errors', names.error),
  };
  const entry = (kind: keyof typeof index, name: string, label = name): ReferenceEntry => ({
    label,
    href: index[kind].get(name) ?? '/reference',
  });
  const schemas = [...schemaLabels(api)].sort(([, a], [, b]) => a.localeCompare(b, 'en'));
  const lists: readonly ReferenceGroup[] = [
    {
      label: 'Webhooks',
      href: LISTS.webhooks,
      entries: api.webhooks.map(({ id, summary, deprecated }) => ({
        ...entry('webhook', id, summary),
        ...(deprecated ? { deprecated } : {}),
      })),
    },
    {
      label: errorsLabel(names.error),
      href: LISTS.errors,
      entries: names.error.map((code) => {
        const described = api.catalogue.find((each) => each.code === code);
        return entry('error', code, `${code} ${statusTitle(code, described)}`);
      }),
    },
    { label: 'Schemas', href: LISTS.schemas, entries: schemas.map(([name, label]) => entry('schema', name, label)) },
  ];
  const tags = tagGroups(api, index);
  const under = tags.some((group) => group.under !== undefined) ? { under: REST } : {};
  return {
    ...index,
    groups: [...tags, ...lists.filter((list) => list.entries.length > 0).map((list) => ({ ...list, ...under }))],
  };
}

/** Returns the label of each schema: its title, or its name if the title is missing or not unique. */
function schemaLabels({ schemas, definitions }: Api): ReadonlyMap<string, string> {
  const titles = Object.entries(schemas).map(
    ([name, schema]) => [name, plainTitle(resolveSchema(schema, definitions).schema.title).trim()] as const,
  );
  const alike = groupBy(titles, ([, title]) => title);
  return new Map(titles.map(([name, title]) => [name, title === '' || alike.get(title)?.length !== 1 ? name : title]));
}

/** Returns the label of the list of errors: `Errors`, or `Status codes` if the list also contains successes. */
function errorsLabel(codes: readonly string[]): string {
  return codes.every((code) => /^[45]/.test(code)) ? 'Errors' : 'Status codes';
}

/** Creates the list entry of an operation. */
export function operationEntry(operation: Operation, index: Pick<ReferenceIndex, 'operation'>): ReferenceEntry {
  return {
    label: operation.summary,
    href: index.operation.get(operation.operationId) ?? '/reference',
    method: operation.methodPublished ? operation.method : '',
    ...(operation.deprecated ? { deprecated: true } : {}),
  };
}

/** Returns the operations of a tag; for `UNTAGGED`, the operations without a tag. */
export function operationsOfTag(api: Api, tag: string): readonly Operation[] {
  return api.operations.filter(({ tags }) => (tags.length === 0 ? tag === UNTAGGED : tags.includes(tag)));
}

/**
 * Creates the sidebar group of each tag. Tags below the same heading are together (`x-tagGroups`, or the parent of a
 * tag in OpenAPI 3.2). Tags without a heading are last.
 */
function tagGroups(api: Api, index: Pick<ReferenceIndex, 'operation' | 'tag'>): readonly ReferenceGroup[] {
  const above = headingsOfTags(api);
  const groups = tagNames(api).map((tag): ReferenceGroup => ({
    label: tagLabel(api, tag),
    href: index.tag.get(tag) ?? '/reference',
    ...entriesOfTag(api, tag, index),
    ...(above.size === 0 ? {} : { under: above.get(tag) ?? REST }),
  }));
  const headings = [...new Set(above.values()), REST];
  return headings.length === 1
    ? groups
    : headings.flatMap((heading) => groups.filter(({ under }) => under === heading));
}

/** Returns the entries of a tag's operations; those of a large tag are grouped by path. */
function entriesOfTag(
  api: Api,
  tag: string,
  index: Pick<ReferenceIndex, 'operation' | 'tag'>,
): Pick<ReferenceGroup, 'entries' | 'further' | 'parts'> {
  const operations = operationsOfTag(api, tag);
  const entry = (operation: Operation): ReferenceEntry => operationEntry(operation, index);
  // In the sidebar, an operation with several tags is listed only under the first one.
  const isFirst = ({ tags }: Operation): boolean => tags.length === 0 || tags[0] === tag;
  const parts = pathGroups(operations);
  if (parts.length === 0) {
    const further = operations.filter((operation) => !isFirst(operation)).map(entry);
    return { entries: operations.filter(isFirst).map(entry), ...(further.length === 0 ? {} : { further }) };
  }
  return {
    entries: parts.flatMap((part) =>
      part.operations.filter(isFirst).map((operation) => ({ ...entry(operation), part: part.label })),
    ),
    parts: parts.map((part) => ({
      label: part.label,
      href: `${index.tag.get(tag) ?? '/reference'}#${part.anchor}`,
    })),
  };
}

/**
 * Returns the heading above each tag, in the order of the description; empty if the description does not group tags. A
 * tag in several groups has the heading of the first one.
 */
function headingsOfTags(api: Api): ReadonlyMap<string, string> {
  const above = new Map<string, string>();
  for (const { name, tags } of api.tagGroups) for (const tag of tags) if (!above.has(tag)) above.set(tag, name);
  if (above.size > 0) return above;
  const parents = new Map(
    api.tags.flatMap(({ name, parent }) => (parent === undefined ? [] : [[name, parent] as const])),
  );
  const ancestors = (name: string, below: readonly string[] = []): readonly string[] => {
    const parent = parents.get(name);
    return parent === undefined || below.includes(parent) ? [] : [...ancestors(parent, [...below, name]), parent];
  };
  const grouped = new Set([...parents.keys()].flatMap((name) => [name, ...ancestors(name)]));
  const heading = (name: string): string => {
    const over = ancestors(name);
    return (over.length === 0 ? [name] : over).map((one) => tagLabel(api, one)).join(' › ');
  };
  return new Map(api.tags.filter(({ name }) => grouped.has(name)).map(({ name }) => [name, heading(name)]));
}

/** Returns the label of a tag on pages: its display name, else its name. */
export function tagLabel(api: Api, name: string): string {
  return api.tags.find((tag) => tag.name === name)?.displayName ?? name;
}

/**
 * Returns the names of tags that have operations, a description or external documentation: first the tags that the
 * description lists, then the others in the order of use.
 */
function tagNames(api: Api): readonly string[] {
  const used = new Set(api.operations.flatMap(({ tags }) => (tags.length === 0 ? [UNTAGGED] : tags)));
  const declared = api.tags
    .filter(({ name, description, externalDocs }) => used.has(name) || description !== '' || externalDocs !== undefined)
    .map(({ name }) => name);
  return [...new Set([...declared, ...used])];
}

/** Lists the status codes of the error catalogue, then further error statuses that operations use. */
function errorCodes(api: Api): readonly string[] {
  const responded = api.operations
    .flatMap(({ responses }) => responses.map(({ status }) => status))
    .filter((status) => /^[45]/.test(status));
  return [...new Set([...api.catalogue.map(({ code }) => code), ...responded.sort()])];
}
