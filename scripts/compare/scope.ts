import { descriptionRuling, flowId, flowRuling, type FlowChange } from './verdicts/ruling.ts';
import type { Flow } from './change.ts';
import type { Collector, Context, Version } from './context.ts';
import type { DescriptionChange } from './verdicts/description-verdicts.ts';

/** What is being compared: where changes are noted, and how they name their place. */
export interface Scope {
  readonly context: Context;
  readonly out: Collector;
  readonly flow: Flow;
  /** The message or schema in words: `the request of \`createPayment\``. */
  readonly where: string;
  /** The same for keys: `createPayment.request`. */
  readonly key: string;
  /** Fields from there to here, joined by dots; empty for the whole. */
  readonly path: string;
  /** The innermost nodes that stand in a file. */
  readonly base: unknown;
  readonly head: unknown;
  /** Whether values travel as text, as in a query, and single ones pass for a list of one. */
  readonly text?: 'single' | 'list';
}

/** What a change says of its place. */
interface Noted {
  /** What follows the place in the sentence: `is required now`. */
  readonly what: string;
  /** Tells changes of one kind at one place apart: the value of an enum, a keyword. */
  readonly detail?: string;
  readonly base?: unknown;
  readonly head?: unknown;
}

/** Notes a change of the value that a scope is about. */
export function note(scope: Scope, kind: FlowChange, { what, detail, ...nodes }: Noted): void {
  const { context, base, head, path } = scope;
  const [verdict, reason] = flowRuling(kind, scope.flow);
  const id = flowId(kind, scope.flow);
  const place = path === '' ? scope.key : `${scope.key}.${path}`;
  scope.out.drafts.push({
    id,
    key: [id, place, ...(detail === undefined ? [] : [detail])].join(' '),
    detail: `${path.split('.').at(-1)} ${detail ?? ''}`,
    verdict,
    message: sentence(`${subject(scope)} ${what}`),
    reason,
    base: 'base' in nodes && nodes.base === undefined ? undefined : written(context.base, nodes.base, base),
    head: written(context.head, nodes.head, head),
  });
}

/** Notes a change of the description around the messages. */
export function noteAround(
  out: Collector,
  kind: DescriptionChange,
  { key, message, base, head }: { key: string; message: string; base?: unknown; head: unknown },
): void {
  const [verdict, reason] = descriptionRuling(kind);
  out.drafts.push({
    id: kind,
    key: `${kind} ${key}`,
    detail: key,
    verdict,
    message: sentence(message),
    reason,
    base,
    head,
  });
}

/** The scope of a field, an item (`[]`) or any field (`*`) of what a scope is about. */
export function inside(scope: Scope, name: string, base: unknown, head: unknown): Scope {
  const path = name === '[]' ? `${scope.path}[]` : scope.path === '' ? name : `${scope.path}.${name}`;
  const { text: _, ...rest } = scope;
  return at({ ...rest, path }, base, head);
}

/** A scope whose nodes are these, as far as an author wrote them. */
export function at(scope: Scope, base: unknown, head: unknown): Scope {
  const { context } = scope;
  return { ...scope, base: written(context.base, base, scope.base), head: written(context.head, head, scope.head) };
}

function written(side: Version, node: unknown, otherwise: unknown): unknown {
  return side.wrote(node) ? node : otherwise;
}

function subject({ path, where }: Scope): string {
  return path === '' ? where : `\`${path}\` in ${where}`;
}

function sentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}
