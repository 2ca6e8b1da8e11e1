import { createContext, useContext, type ReactNode } from 'react';
import type { Choices, Field, RequestForm, RequestState } from '../../shared/request/form.ts';
import { pathKey, type Path } from '../../shared/request/path.ts';
import type { Shape } from '../../shared/request/shape.ts';
import type { FieldProblem } from '../../shared/request/problems.ts';

/** The ways in which fields change the request they are part of. Never changes while a form is open. */
export interface Editing {
  readonly form: RequestForm;
  /** Changes the state as somebody types. */
  readonly type: (change: (state: RequestState) => RequestState) => void;
  /** Changes the state in one step, to which the browser can go back, and moves to a field that comes of it. */
  readonly decide: (change: (state: RequestState) => RequestState, focus?: Path) => void;
  /** A field is left: what is wrong with it may be said, and what was typed is one step. */
  readonly leave: (path: Path) => void;
}

export const EditingContext = createContext<Editing | undefined>(undefined);

export function useEditing(): Editing {
  const editing = useContext(EditingContext);
  if (editing === undefined) throw new Error('A field stands outside of the form.');
  return editing;
}

/** Problems that are said, by the key of their path. */
export const ProblemsContext = createContext<ReadonlyMap<string, readonly FieldProblem[]>>(new Map());

/** Returns the problem of a field in words; undefined where there is none, or it is not shown yet. */
export function useProblem(path: Path): string | undefined {
  const problems = useContext(ProblemsContext).get(pathKey(path));
  return problems === undefined ? undefined : problems.map(sentence).join(' ');
}

/** A problem in one line. */
export function sentence({ message, hint }: Pick<FieldProblem, 'message' | 'hint'>): string {
  return `${message} ${hint}`.trim().replaceAll('`', '');
}

/** The id of the control of a field. */
export function idOf(path: Path): string {
  return `build-${path.map((step) => encodeURIComponent(step)).join('/')}`;
}

/** Moves to the control with an id, or to the nearest group around it. */
export function focusControl(id: string): void {
  for (let at = id; at.includes('-'); at = at.slice(0, at.search(/\/?[^/]*$/))) {
    const control = document.getElementById(at);
    if (control === null) continue;
    control.focus();
    control.scrollIntoView({ block: 'nearest' });
    return;
  }
}

/** Moves from a part of the form that is about to go to the control before it. */
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

/** A field with how it is entered. */
export interface GroupProps extends FieldViewProps {
  readonly shape: Shape;
}

/** Draws a field inside another: groups and lists hold fields, and a field may be a group or a list. */
export const RenderFieldContext = createContext<(props: FieldViewProps) => ReactNode>(() => null);
