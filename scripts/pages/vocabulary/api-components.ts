import type { Operation, Webhook } from '../../../src/model/api.ts';
import type { Content } from '../../../src/model/content.ts';
import type { Schema } from '../../../src/model/schema.ts';
import { asRecord } from '../../model/raw.ts';
import { scriptSample } from '../../samples/script.ts';
import { segment } from '../anchors.ts';
import { catalogueRows, codeAnchor } from '../catalogue-rows.ts';
import { enumAnchor, enumMembers, enumTable, valueText } from '../enum-table.ts';
import { fieldTable } from '../field-table.ts';
import { responseSection } from '../media-section.ts';
import { operationSection, requestSection } from '../operation-section.ts';
import type { PageContext } from '../page-context.ts';
import { resolveSchema } from '../fields/resolve-schema.ts';
import { webhookSection } from '../webhook-section.ts';
import { lookUp, type Component, type ComponentUse } from './component.ts';

/** A whole operation: `<Operation id="listWallets" />`, or a webhook by its operationId. */
export const operation: Component = {
  attributes: { id: true, heading: false },
  early: true,
  announce: ({ id = '' }, { addresses, href }) => addresses.operations.add(id, `${href}#${id}`),
  render: (use) => {
    const hook = use.context.api.webhooks.find(
      ({ operationId }) => operationId !== undefined && operationId === use.attributes['id'],
    );
    if (hook !== undefined) return [{ kind: 'webhook', webhook: webhookSection(hook, use.context, 3) }];
    const found = lookUp(use, 'id', 'operation', operations(use.context));
    return found === undefined
      ? []
      : [{ kind: 'operation', operation: operationSection(found, use.context, 3, use.attributes['heading']) }];
  },
};

/** The request samples of an operation alone. */
export const request: Component = {
  attributes: { id: true },
  early: true,
  render: (use) => {
    const found = lookUp(use, 'id', 'operation', operations(use.context));
    const section = found === undefined ? undefined : requestSection(found, use.context, found.operationId);
    return section === undefined ? [] : [{ kind: 'request', request: section }];
  },
};

/** One answer of an operation: `<Response id="listWallets" status="200" />`. */
export const response: Component = {
  attributes: { id: true, status: true },
  early: true,
  render: (use) => {
    const found = lookUp(use, 'id', 'operation', operations(use.context));
    if (found === undefined) return [];
    const answer = lookUp(
      use,
      'status',
      `response of \`${found.operationId}\` with status`,
      byKey(found.responses, ({ status }) => status),
    );
    return answer === undefined
      ? []
      : [{ kind: 'response', response: responseSection(answer, use.context, found.operationId) }];
  },
};

/** Fields and sample payload of a webhook. */
export const webhook: Component = {
  attributes: { name: true },
  early: true,
  announce: ({ name = '' }, { addresses, href }) => addresses.webhooks.add(name, `${href}#${name}`),
  render: (use) => {
    const found = lookUp(
      use,
      'name',
      'webhook',
      byKey<Webhook>(use.context.api.webhooks, ({ name }) => name),
    );
    return found === undefined ? [] : [{ kind: 'webhook', webhook: webhookSection(found, use.context, 3) }];
  },
};

/** Field table of a schema. */
export const schemaTable: Component = {
  attributes: { name: true },
  early: true,
  render: (use) => {
    if (namedSchema(use) === undefined) return [];
    const { context, attributes } = use;
    const caption = attributes['name'] ?? '';
    const anchor = context.anchors.claim(segment(caption));
    // By reference, so that the table knows whose fields it explains.
    const schema: Schema = { $ref: `#/components/schemas/${caption.replaceAll('~', '~0').replaceAll('/', '~1')}` };
    return [
      {
        kind: 'schemaTable',
        anchor,
        caption,
        table: fieldTable(schema, { context, anchor, path: '', direction: 'both', within: [] }),
      },
    ];
  },
};

/** Values and meanings of an enum. */
export const enumValues: Component = {
  attributes: { name: true },
  early: true,
  // Before any field lists the values again: the table of its own is where a value is explained.
  announce: ({ name = '' }, { addresses, api, href }) => {
    const members = Object.hasOwn(api.schemas, name)
      ? enumMembers(resolveSchema(api.schemas[name] ?? {}, api.definitions).schema)
      : undefined;
    for (const { value } of members ?? [])
      addresses.values.add(`${name}=${valueText(value)}`, `${href}#${enumAnchor(name, value)}`);
  },
  render: (use) => {
    const schema = namedSchema(use);
    if (schema === undefined) return [];
    const { context, attributes, node } = use;
    const name = attributes['name'] ?? '';
    const table = enumTable(resolveSchema(schema, context.api.definitions).schema, context, name, name);
    if (table === undefined) {
      context.report(
        {
          check: 'guide-ids',
          message: `The schema \`${name}\` lists no values.`,
          hint: 'Use `<SchemaTable>` for an object.',
        },
        node,
        'name',
      );
      return [];
    }
    context.addresses.schemas.add(name, `${context.href}#${table.values[0]?.anchor ?? ''}`);
    return [{ kind: 'enumTable', table }];
  },
};

/** The error catalogue as one table. */
export const errorCatalogue: Component = {
  attributes: {},
  early: true,
  announce: (_, { addresses, api, href }) => {
    for (const { code } of api.catalogue) addresses.codes.add(code, `${href}#${codeAnchor(code)}`);
  },
  render: ({ context }) => [{ kind: 'errorCatalogue', rows: catalogueRows(context) }],
};

/** A named example as JSON. */
export const example: Component = {
  attributes: { name: true, title: false },
  early: true,
  render: (use) => {
    const found = lookUp(use, 'name', 'example', use.context.api.examples);
    return found === undefined
      ? []
      : panel(use.attributes['title'] ?? found.summary, JSON.stringify(found.value, null, 2), 'json');
  },
};

/** A browser plug-in's snippet from a named example; `script` and `object` are keys of `site.yaml`. */
export const scriptSnippet: Component = {
  // oxlint-disable-next-line unicorn/no-thenable -- the name of an attribute; nobody awaits this
  attributes: { example: true, schema: true, script: true, object: true, method: true, then: false, title: false },
  early: true,
  render: (use) => {
    const { context, attributes } = use;
    const found = lookUp(use, 'example', 'example', context.api.examples);
    const schema = lookUp(use, 'schema', 'schema', context.api.schemas);
    const script = lookUp(use, 'script', 'key of `site.yaml`', context.config.values);
    const object = lookUp(use, 'object', 'key of `site.yaml`', context.config.values);
    if (found === undefined || schema === undefined || script === undefined || object === undefined) return [];
    const code = scriptSample({
      script,
      object,
      method: attributes['method'] ?? '',
      schema,
      value: asRecord(found.value),
      ...(attributes['then'] === undefined ? {} : { afterwards: attributes['then'] }),
    });
    return panel(attributes['title'] ?? found.summary, code.text, code.syntax);
  },
};

/** The API's base address. */
export const baseUrl: Component = {
  attributes: {},
  early: true,
  render: ({ context }) => panel('Base URL', context.api.servers[0]?.url ?? '', 'text'),
};

function panel(title: string, text: string, syntax: string): Content {
  return [{ kind: 'codePanel', panel: { title, code: { text, syntax } } }];
}

function operations({ api }: PageContext): Readonly<Record<string, Operation>> {
  return byKey(api.operations, ({ operationId }) => operationId);
}

function namedSchema(use: ComponentUse): Schema | undefined {
  return lookUp(use, 'name', 'schema', use.context.api.schemas);
}

function byKey<T>(items: readonly T[], key: (item: T) => string): Readonly<Record<string, T>> {
  return Object.fromEntries(items.map((item) => [key(item), item]));
}
