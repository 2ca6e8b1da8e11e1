import type { SearchKind } from '../../model/search.ts';

/** The label of each kind of result. */
export const KIND_LABEL: Readonly<Record<SearchKind, string>> = {
  page: 'Page',
  tool: 'Tool',
  heading: 'Section',
  gap: 'Not documented',
  operation: 'Operation',
  webhook: 'Webhook',
  field: 'Field',
  parameter: 'Parameter',
  header: 'Header',
  value: 'Value',
  error: 'Status code',
  message: 'Message',
  schema: 'Schema',
};

/** The filters of the results; each shows one or more kinds. */
export const FILTERS = ['Pages', 'Operations', 'Fields', 'Values', 'Errors', 'Schemas'] as const;
export type Filter = (typeof FILTERS)[number];

/** For each kind of result, the filter that shows results of this kind. */
export const FILTER_OF: Readonly<Record<SearchKind, Filter>> = {
  page: 'Pages',
  tool: 'Pages',
  heading: 'Pages',
  gap: 'Pages',
  operation: 'Operations',
  webhook: 'Operations',
  field: 'Fields',
  parameter: 'Fields',
  header: 'Fields',
  value: 'Values',
  error: 'Errors',
  message: 'Errors',
  schema: 'Schemas',
};

/**
 * Whether the titles of results of this kind are names in the API, such as names of fields. Such titles are shown as
 * code.
 */
export function isName(kind: SearchKind): boolean {
  return ['field', 'parameter', 'header', 'value', 'error', 'schema'].includes(kind);
}
