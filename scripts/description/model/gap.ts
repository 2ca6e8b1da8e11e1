import type { Gap, NotPublished } from '#src/model/gap.ts';
import type { OpenApiDocument } from '#src/model/openapi.ts';
import type { Locator } from '../source/locator.ts';
import { authoredQuestions } from '#src/shared/schema/questions.ts';
import { asRecord, asText, asTexts, type Raw } from '#src/shared/schema/raw.ts';

/** The values that `x-not-published` can have: aspects of an object that may be undocumented. */
export const PARTS: readonly NotPublished[] = [
  'path',
  'method',
  'parameters',
  'fields',
  'types',
  'required',
  'values',
  'meaning',
  'operations',
];

/** Returns the values of an object's `x-not-published`, without unknown ones. */
export function notPublished(node: Raw): readonly NotPublished[] {
  return asTexts(node['x-not-published']).flatMap((word) => PARTS.filter((part) => part === word));
}

/**
 * Returns the open questions about an object (`x-question`), as texts in `{ authored }`; an empty object if there are
 * none.
 */
export function authored(node: Raw): { readonly authored?: readonly string[] } {
  const questions = authoredQuestions(node);
  return questions === undefined ? {} : { authored: questions };
}

/** Returns a gap for every `x-not-published` in a description, sorted by file and line. */
export function gapsOf(document: OpenApiDocument, locator: Locator): readonly Gap[] {
  const gaps: Gap[] = [];
  const seen = new Set<object>();
  /** Keys from the root to the visited node. */
  const path: string[] = [];
  const gapOf = (node: Raw, parts: readonly NotPublished[]): Gap => {
    const { file, line, column } = locator.locate(node, 'x-not-published');
    return { parts, ...authored(node), subject: subjectOf(node, path), file, line, column };
  };
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null || seen.has(node)) return;
    seen.add(node);
    const parts = notPublished(asRecord(node));
    if (parts.length > 0) gaps.push(gapOf(asRecord(node), parts));
    for (const [key, child] of Object.entries(node)) {
      path.push(key);
      visit(child);
      path.pop();
    }
  };
  visit(document);
  return gaps.sort((a, b) => (a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1));
}

function subjectOf(node: Raw, path: readonly string[]): string {
  const operationId = asText(node['operationId']);
  if (operationId !== '') return `operation ${operationId}`;
  const component = path.lastIndexOf('components');
  if (component < 0) return path.join(' ');
  const [kind = '', name = '', ...rest] = path.slice(component + 1);
  const inside = rest.filter((key) => !['properties', 'items', 'content', 'schema'].includes(key)).join('.');
  return `${KINDS[kind] ?? kind} ${name}${inside === '' ? '' : `, ${inside}`}`;
}

const KINDS: Readonly<Record<string, string>> = {
  schemas: 'schema',
  pathItems: 'operation',
  responses: 'response',
  parameters: 'parameter',
  examples: 'example',
};
