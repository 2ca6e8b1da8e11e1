import type { EvidenceOf, FieldEvidence } from '#src/model/evidence.ts';
import type { Schema } from '#src/model/schema.ts';
import type { ResolvedSchema } from '#src/shared/schema/resolve-schema.ts';
import { placeIn } from '../context/history-marks.ts';
import type { PageContext } from '../context/page-context.ts';

/** What a table describes, and where on a page. */
export interface FieldScope {
  readonly context: PageContext;
  /** Anchor of the table, with which the anchors of its rows begin. */
  readonly anchor: string;
  /**
   * Where the described value occurs. Requests omit `readOnly` fields, responses omit `writeOnly` fields (JSON Schema
   * 2020-12 Validation, section 9.4). `both` shows all fields, and marks the `readOnly` and `writeOnly` ones.
   */
  readonly direction: 'request' | 'response' | 'both';
  /** Name of what the table describes, as shown to readers: `the request of Log in`. */
  readonly title: string;
  /**
   * Names that identify what the table describes in the changes between versions: `login.request`. Absent if there are
   * none.
   */
  readonly places?: readonly string[];
}

/** A part of a table that has a schema: the table itself, a field, the items of a list, or an alternative. */
export interface Position extends ResolvedSchema {
  readonly kind: 'table' | 'field' | 'items' | 'alternative';
  /** Prefix of all anchors inside the field or other position. */
  readonly anchor: string;
  /** Path from the top of the body: `data.customer`. */
  readonly path: string;
  /**
   * Named schemas that enclose the field or other position, each with its anchor on the page, and the path from the
   * schema to the position.
   */
  readonly within: readonly { readonly name: string; readonly path: string; readonly anchor: string }[];
  /**
   * Priority of the position: the lowest rank is the first to be shown in place, while the row budget has room. Each
   * level of nesting adds 1 to the rank, and each optional field on the path 2 more.
   */
  readonly rank: number;
  /** Number of enclosing tables. */
  readonly depth: number;
  /** Evidence for facts about the position, such as its type: how these facts are known. */
  readonly known: EvidenceOf;
  /** For an alternative, the properties of the schema that contains it. The alternative may describe them again. */
  readonly around: ReadonlyMap<string, Schema>;
}

export interface FieldPosition extends Position {
  readonly kind: 'field';
  readonly name: string;
  /** Set if `name` is not a field name but words in its place, such as `any other name`. */
  readonly loose?: true;
  /** Description outside the schema, such as that of a parameter. */
  readonly description?: string;
  readonly required: boolean;
  /** Set if the field is known to be optional, not only missing from `required`. */
  readonly optional?: boolean;
  /**
   * Evidence of the field's name, type and value, and of whether it is required. Facts that the provider states are
   * left out.
   */
  readonly evidence: FieldEvidence;
}

export interface AlternativePosition extends Position {
  readonly kind: 'alternative';
  readonly label: string;
}

/**
 * Returns the names that identify a field or other position in the changes between versions. They are its paths in each
 * enclosing schema and in the request or response: `Card.number`, `pay.request.card.number`.
 */
export function placesOf({ within, path }: Position, { places = [] }: FieldScope): readonly string[] {
  return [...within.map((owner) => placeIn(owner.name, owner.path)), ...places.map((place) => placeIn(place, path))];
}

/**
 * Returns the paths of a value inside a position: one from the top of the body, and one from each enclosing schema.
 * Each is the path of the position with `step` at the end: `.name`, `[]`, `[0]` or `.*`.
 */
export function pathsBelow({ path, within }: Position, step: string): Pick<Position, 'path' | 'within'> {
  const join = (start: string): string => (start === '' && step.startsWith('.') ? step.slice(1) : `${start}${step}`);
  return { path: join(path), within: within.map((owner) => ({ ...owner, path: join(owner.path) })) };
}
