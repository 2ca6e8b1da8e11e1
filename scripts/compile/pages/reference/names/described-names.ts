import type { Api } from '#src/model/api.ts';
import type { MediaType, Parameter } from '#src/model/media-type.ts';
import type { Href } from '#src/model/nav.ts';
import type { NameKind, NamePlace } from '#src/model/names.ts';
import type { OperationObject } from '#src/model/operation.ts';
import type { Schema } from '#src/model/schema.ts';
import { enumMembers } from '#src/shared/schema/enums.ts';
import { asTexts, type Raw } from '#src/shared/schema/raw.ts';
import { asSchema, schemaEntries, subschemas } from '#src/shared/schema/subschemas.ts';
import { writtenValues } from '../../fields/enum-table.ts';
import { truncate } from '../../fields/truncate.ts';
import type { ReferenceIndex } from '../groups.ts';
import { isName, nameAt, nameOfValue, type FoundName } from './found-name.ts';

/**
 * Every name that the index can hold, with the first page that has to do with it where there is one: read from the
 * description without making a page. `objects` are those of `objectNames`. Each schema is walked once, references are
 * not followed.
 */
export function describedNames(
  api: Api,
  index: Pick<ReferenceIndex, 'operation' | 'webhook' | 'schema' | 'error'>,
  objects: readonly FoundName[],
): ReadonlyMap<string, FoundName | undefined> {
  const names = new Map<string, FoundName | undefined>();
  const note = (name: string, kind: NameKind, place: NamePlace | undefined): void => {
    if (names.get(name) === undefined) names.set(name, place && nameAt(place, { name, kind }));
  };
  const seen = new Set<object>();
  const walk = (root: Schema, place: NamePlace | undefined): void => {
    const pending = [asSchema(root) as Raw];
    for (let schema = pending.pop(); schema !== undefined; schema = pending.pop()) {
      if (seen.has(schema)) continue;
      seen.add(schema);
      for (const [name] of schemaEntries(schema['properties'])) note(truncate(name), 'field', place);
      for (const name of asTexts(schema['required'])) note(truncate(name), 'field', place);
      for (const value of writtenValues(enumMembers(schema) ?? []).filter(isName))
        note(nameOfValue(value), 'value', place);
      pending.push(...subschemas(schema));
    }
  };
  for (const object of objects) names.set(object.name, object);
  for (const [name, schema] of Object.entries(api.definitions)) {
    const href = index.schema.get(name);
    walk(schema, href && { href, label: name, part: 'schema', path: '' });
  }
  for (const [call, href] of callsOf(api, index)) walkCall(call, { href, label: call.summary }, { note, walk });
  return names;
}

function* callsOf(
  api: Api,
  index: Pick<ReferenceIndex, 'operation' | 'webhook'>,
): Generator<readonly [OperationObject, Href]> {
  for (const operation of api.operations) yield [operation, index.operation.get(operation.operationId) ?? '/reference'];
  for (const webhook of api.webhooks) yield [webhook, index.webhook.get(webhook.id) ?? '/reference'];
}

const PARAMETERS: Readonly<Record<Parameter['in'], NameKind>> = {
  path: 'path parameter',
  query: 'query parameter',
  querystring: 'query parameter',
  header: 'header',
  cookie: 'cookie',
};

function walkCall(
  call: OperationObject & { readonly contentType?: string },
  page: Pick<NamePlace, 'href' | 'label'>,
  to: {
    readonly note: (name: string, kind: NameKind, place: NamePlace) => void;
    readonly walk: (schema: Schema, place: NamePlace) => void;
  },
): void {
  const { parameters, security, requestBody, responses, callbacks, contentType } = call;
  const place = (part: string): NamePlace => ({ ...page, part, path: '' });
  const media = ({ schema, itemSchema }: MediaType, part: string): void => {
    to.walk(schema, place(part));
    if (itemSchema !== undefined) to.walk(itemSchema, place(part));
  };
  for (const parameter of parameters) {
    to.note(truncate(parameter.name), PARAMETERS[parameter.in], place(''));
    to.walk(parameter.schema, place(''));
  }
  for (const { status, headers, content } of responses) {
    const part = `response ${status}`;
    for (const header of headers) {
      to.note(truncate(header.name), 'header', place(part));
      to.walk(header.schema, place(part));
    }
    for (const each of content) media(each, part);
  }
  for (const each of requestBody?.content ?? []) media(each, 'body');
  if (requestBody !== undefined || contentType !== undefined) to.note('Content-Type', 'header', place('request'));
  for (const scheme of security.flat())
    if (scheme.parameterName !== undefined && scheme.in !== undefined)
      to.note(scheme.parameterName, PARAMETERS[scheme.in as Parameter['in']], place('request'));
  for (const callback of callbacks) {
    to.note(callback.name, 'callback', place(''));
    walkCall(callback, page, to);
  }
}
