import { createContext, useContext, type ReactNode } from 'react';
import type { Choices, Field, RequestForm, RequestState } from '../../shared/request/form.ts';
import { pathKey, type Path } from '../../shared/request/path.ts';
import type { Shape } from '../../shared/request/shape.ts';
import type { FieldProblem } from '../../shared/request/problems.ts';

/** The functions by which fields change their request. Constant while a form is open. */
export interface Editing {
  readonly form: RequestForm;
  /** Changes the state while the reader types. */
  readonly type: (change: (state: RequestState) => RequestState) => void;
  /** Changes the state in one step, to which the browser can go back, and focuses the resulting field. */
  readonly decide: (change: (state: RequestState) => RequestState, focus?: Path) => void;
  /** Handles leaving a field: its problems may be shown, and the typed text becomes one step. */
  readonly leave: (path: Path) => void;
}

/** Provides the functions by which fields change their request. */
export const EditingContext = createContext<Editing | undefined>(undefined);

/** Returns these functions. Throws outside the form. */
export function useEditing(): Editing {
  const editing = useContext(EditingContext);
  if (editing === undefined) throw new Error('A field stands outside of the form.');
  return editing;
}

/** Visible problems, by the key of their path. */
export const ProblemsContext = createContext<ReadonlyMap<string, readonly FieldProblem[]>>(new Map());

/** Returns the problem of a field in words; undefined if there is none, or it is not shown yet. */
export function useProblem(path: Path): string | undefined {
  const problems = useContext(ProblemsContext).get(pathKey(path));
  return problems === undefined ? undefined : problems.map(sentence).join(' ');
}

/** Words a problem in one line. */
export function sentence({ message, hint }: Pick<FieldProblem, 'message' | 'hint'>): string {
  return `${message} ${hint}`.trim().replaceAll('`', '');
}

/** Returns the id of the control of a field. */
export function idOf(path: Path): string {
  return `build-${path.map((step) => encodeURIComponent(step)).join('/')}`;
}

/** Focuses the control with an id, or the nearest group around it. */
export function focusControl(id: string): void {
  for (let at = id; at.includes('-'); at = at.slice(0, at.search(/\/?[^/]*$/))) {
    const control = document.getElementById(at);
    if (control === null) continue;
    control.focus();
    control.scrollIntoView({ block: 'nearest' });
    return;
  }
}

/** Moves the focus from a part of the form that is about to be removed to the control before it. */
export function focusBefore(part: Element | null): void {
  const controls =
    part?.closest('[role="dialog"]')?.querySelectorAll<HTMLElement>('input, select, textarea, button') ?? [];
  [...controls]
    .findLast((one) => part !== null && one.compareDocumentPosition(part) & Node.DOCUMENT_POSITION_FOLLOWING)
    ?.focus();
}

export interface FieldViewProps {
  readonly field: Field;
  readonly value: unknown;
  readonly choices: Choices;
}

/** A field with its shape. */
export interface GroupProps extends FieldViewProps {
  readonly shape: Shape;
}

/** Renders a field inside another: groups and lists contain fields, and a field may be a group or a list. */
export const RenderFieldContext = createContext<(props: FieldViewProps) => ReactNode>(() => null);
