import type { MdxElement } from '../../guides/prose/content.ts';
import { ask, questions } from './ask.ts';
import { baseUrl, example, scriptSample } from './code.ts';
import { callout, columns, details, landing, summary, tab, tabs, steps, card, cards } from './layout.ts';
import type { Component } from './component.ts';
import { enumTable, schemaTable, errorCatalogue } from './tables.ts';
import { field } from './field.ts';
import { foreign } from './foreign.ts';
import { menuPath } from './menu-path.ts';
import { operation, request, response, webhook } from './calls.ts';
import { option, readiness } from './readiness.ts';
import { tools } from './tools.ts';
import { value } from './value.ts';

/** The MDX vocabulary of the guides. To add a component, define it in a file of this folder and list it below. */
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
  Questions: questions,
  Value: value,
  MenuPath: menuPath,
  Steps: steps,
  Callout: callout,
  Tabs: tabs,
  Tab: tab,
  details,
  summary,
  Columns: columns,
  Landing: landing,
  Tools: tools,
  Cards: cards,
  Card: card,
  Readiness: readiness,
  Option: option,
};

/** Returns the component with the name of an element; undefined for names outside the vocabulary. */
export function componentOf({ name }: MdxElement): Component | undefined {
  return name !== null && Object.hasOwn(VOCABULARY, name) ? VOCABULARY[name] : undefined;
}
