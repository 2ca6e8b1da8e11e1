import type { MdxElement } from '../../prose/content.ts';
import * as api from './api-components.ts';
import type { Component } from './component.ts';
import * as layout from './layout-components.ts';
import * as terms from './term-components.ts';

/** The MDX vocabulary of the guides. A new component is one entry here. */
export const VOCABULARY: Readonly<Record<string, Component>> = {
  Operation: api.operation,
  Request: api.request,
  Response: api.response,
  Webhook: api.webhook,
  SchemaTable: api.schemaTable,
  EnumTable: api.enumValues,
  ErrorCatalogue: api.errorCatalogue,
  Example: api.example,
  ScriptSample: api.scriptSnippet,
  BaseUrl: api.baseUrl,
  Field: terms.field,
  Value: terms.value,
  Clicks: terms.clicks,
  Steps: layout.steps,
  Callout: layout.callout,
  Tabs: layout.tabs,
  Tab: layout.tab,
  Cards: layout.cards,
  Card: layout.card,
};

/** The component an element names; undefined for names outside the vocabulary. */
export function componentOf({ name }: MdxElement): Component | undefined {
  return name !== null && Object.hasOwn(VOCABULARY, name) ? VOCABULARY[name] : undefined;
}
