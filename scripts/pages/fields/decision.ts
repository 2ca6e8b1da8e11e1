import type { Value } from '#src/model/field.ts';
import type { AlternativeGroup } from './alternatives.ts';
import type { AlternativePosition, FieldPosition, Position } from './position.ts';

/**
 * Whether a table shows the inside of an object or list in place. If so, `contents` has the fields, items and
 * alternatives. If not, `link` leads to the place that shows them.
 */
export type Decision =
  | { readonly opens: true; readonly contents: ObjectContents | ListContents }
  | { readonly opens: false; readonly link: Value['link'] };

export interface ObjectContents {
  readonly kind: 'object';
  readonly groups: readonly AlternativeGroup<AlternativePosition>[];
  readonly fields: readonly FieldPosition[];
}

export interface ListContents {
  readonly kind: 'list';
  readonly groups: readonly AlternativeGroup<AlternativePosition>[];
  readonly items: Position;
}
