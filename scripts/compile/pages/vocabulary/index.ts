import type { MdxElement } from '../../prose/content.ts';
import { ask } from './ask.ts';
import { baseUrl } from './base-url.ts';
import { callout } from './callout.ts';
import { card, cards } from './cards.ts';
import { columns } from './columns.ts';
import type { Component } from './component.ts';
import { enumTable } from './enum-table.ts';
import { errorCatalogue } from './error-catalogue.ts';
import { example } from './example.ts';
import { field } from './field.ts';
import { foreign } from './foreign.ts';
import { menuPath } from './menu-path.ts';
import { operation } from './operation.ts';
import { option, readiness } from './readiness.ts';
import { request } from './request.ts';
import { response } from './response.ts';
import { schemaTable } from './schema-table.ts';
import { scriptSample } from './script-sample.ts';
import { steps } from './steps.ts';
import { tab, tabs } from './tabs.ts';
import { tools } from './tools.ts';
import { value } from './value.ts';
import { webhook } from './webhook.ts';

/** The MDX vocabulary of the guides. A new word is a file of its own and a line here. */
export const VOCABULARY: Readonly<Record<string, Component>> = {
  Operation: operation,
  Request: request,
  Response: response,
  Webhook: webhook,
  SchemaTable: schemaTable,
  EnumTable: enumTable,
  ErrorCatalogue: errorCatalogue,
  Example: example,
  ScriptSample: scriptSample,
  BaseUrl: baseUrl,
  Field: field,
  Foreign: foreign,
  Ask: ask,
  Value: value,
  MenuPath: menuPath,
  Steps: steps,
  Callout: callout,
  Tabs: tabs,
  Tab: tab,
  Columns: columns,
  Tools: tools,
  Cards: cards,
  Card: card,
  Readiness: readiness,
  Option: option,
};

/** The component an element names; undefined for names outside the vocabulary. */
export function componentOf({ name }: MdxElement): Component | undefined {
  return name !== null && Object.hasOwn(VOCABULARY, name) ? VOCABULARY[name] : undefined;
}
