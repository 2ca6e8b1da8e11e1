import type { SearchKind } from '../../model/search.ts';

/** The filters of the results; each shows one or more kinds. */
export const FILTERS = ['Pages', 'Operations', 'Fields', 'Values', 'Errors', 'Schemas'] as const;
export type Filter = (typeof FILTERS)[number];

interface ResultKind {
  readonly label: string;
  /** The filter that shows results of this kind. */
  readonly filter: Filter;
  /** Whether the titles of these results are names in the API, such as names of fields, which are shown as code. */
  readonly isName?: true;
}

/** The kinds of results. */
export const RESULT_KINDS: Readonly<Record<SearchKind, ResultKind>> = {
  page: { label: 'Page', filter: 'Pages' },
  tool: { label: 'Tool', filter: 'Pages' },
  heading: { label: 'Section', filter: 'Pages' },
  gap: { label: 'Not documented', filter: 'Pages' },
  operation: { label: 'Operation', filter: 'Operations' },
  webhook: { label: 'Webhook', filter: 'Operations' },
  field: { label: 'Field', filter: 'Fields', isName: true },
  parameter: { label: 'Parameter', filter: 'Fields', isName: true },
  header: { label: 'Header', filter: 'Fields', isName: true },
  value: { label: 'Value', filter: 'Values', isName: true },
  error: { label: 'Status code', filter: 'Errors', isName: true },
  message: { label: 'Message', filter: 'Errors' },
  schema: { label: 'Schema', filter: 'Schemas', isName: true },
};
