import type { Tool } from '../tool.ts';
import { explainResponse } from './explain-response.ts';
import { getChange } from './get-change.ts';
import { getOperation } from './get-operation.ts';
import { getSchema } from './get-schema.ts';
import { listChanges } from './list-changes.ts';
import { readPage } from './read-page.ts';
import { search } from './search.ts';

/** The tools for agents, in the order in which they are listed. */
export const TOOLS: readonly Tool[] = [
  search,
  readPage,
  getOperation,
  getSchema,
  explainResponse,
  listChanges,
  getChange,
];
