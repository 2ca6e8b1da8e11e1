import { createContext, useContext, type ReactNode } from 'react';
import type { Choices, Field, RequestForm, RequestState } from '../../shared/request/form.ts';
import { pathKey, type Path } from '../../shared/request/path.ts';
import type { Shape } from '../../shared/request/shape.ts';
import type { FieldProblem } from '../../shared/request/problems.ts';

/** The functions by which fields change the request. The object is the same as long as the form is open. */
export interface Editing {
  readonly form: RequestForm;
  /** Changes the state of the form while the reader types; adds no entry to the browser's history. */
  readonly type: (change: (state: RequestState) => RequestState) => void;
  /**
   * Changes the state of the form, adds an entry to the browser's history, and moves the focus to the field at `focus`.
   */
  readonly decide: (change: (state: RequestState) => RequestState, focus?: Path) => void;
  /**
   * Called when a field loses the focus: shows the problems of the field, and adds a history entry for the typed text.
   */
  readonly leave: (path: Path) => void;
}

/** Provides `Editing` to the fields of a form. */
export const EditingContext = createContext<Editing | undefined>(undefined);

/**
 * Returns the functions by which a field changes the request.
 *
 * @throws {Error} outside a form.
 */
export function useEditing(): Editing {
  const editing = useContext(EditingContext);
  if (editing === undefined) throw new Error('A field is outside the form.');
  return editing;
}

/** Problems that the form shows, by the `pathKey` of the field. */
export const ProblemsContext = createContext<ReadonlyMap<string, readonly FieldProblem[]>>(new Map());

/** Returns the problems that the form shows for a field, joined into one string; undefined if there are none. */
export function useProblem(path: Path): string | undefined {
  const problems = useContext(ProblemsContext).get(pathKey(path));
  return problems === undefined ? undefined : problems.map(sentence).join(' ');
}

/** Returns the message and the hint of a problem as one line of plain text. */
export function sentence({ message, hint }: Pick<FieldProblem, 'message' | 'hint'>): string {
  return `${message} ${hint}`.trim().replaceAll('`', '');
}

/** Returns the element id of a field's control. */
export function idOf(path: Path): string {
  return `build-${path.map((step) => encodeURIComponent(step)).join('/')}`;
}

/** Moves the focus to the control with this id or, if it does not exist, to the closest group that would contain it. */
export function focusControl(id: string): void {
  for (let at = id; at.includes('-'); at = at.slice(0, at.search(/\/?[^/]*$/))) {
    const control = document.getElementById(at);
    if (control === null) continue;
    control.focus();
    control.scrollIntoView({ block: 'nearest' });
    return;
  }
}

/** Moves the focus to the last control before a part of the form, because that part is about to be removed. */
export function focusBefore(part: Element | null): void {
  const controls =
    part?.closest('[role="dialog"]')?.querySelectorAll<HTMLElement>('input, select, textarea, button') ?? [];
  [...controls]
    .findLast((one) => part !== null && one.compareDocumentPosition(part) & Node.DOCUMENT_POSITION_FOLLOWING)
    ?.focus();
}

/** Props of a view of the whole request. */
export interface FormProps {
  readonly form: RequestForm;
  readonly state: RequestState;
}

/** Props of a view of a field. */
export interface FieldViewProps {
  readonly field: Field;
  readonly value: unknown;
  readonly choices: Choices;
}

/** Props of a view of a field with its shape. */
export interface GroupProps extends FieldViewProps {
  readonly shape: Shape;
}

/**
 * Provides the function that renders a nested field. A context avoids a cyclic import: objects and lists are fields
 * that contain fields.
 */
export const RenderFieldContext = createContext<(props: FieldViewProps) => ReactNode>(() => null);
