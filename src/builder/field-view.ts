import { createContext, type ReactNode } from 'react';
import type { Shape } from '../shared/request/shape.ts';
import type { Choices, Field } from '../shared/request/form.ts';

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
export const DrawContext = createContext<(props: FieldViewProps) => ReactNode>(() => null);
