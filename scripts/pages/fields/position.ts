import type { EvidenceOf, FieldEvidence } from '#src/model/evidence.ts';
import type { Schema } from '#src/model/schema.ts';
import type { ResolvedSchema } from '#src/shared/schema/resolve-schema.ts';
import { placeIn } from '../context/history-marks.ts';
import type { PageContext } from '../context/page-context.ts';

/** The place of a table. */
export interface FieldScope {
  readonly context: PageContext;
  /** Begins the anchor of every row. */
  readonly anchor: string;
  /**
   * `readOnly` fields are left out of requests, `writeOnly` ones out of responses (JSON Schema 2020-12 Validation,
   * section 9.4); `both` shows and marks them.
   */
  readonly direction: 'request' | 'response' | 'both';
  /** What the table is of, for a reader: `the request of Log in`. */
  readonly title: string;
  /** What it is of, as changes of a history name their places: `login.request`. Absent where they do not. */
  readonly places?: readonly string[];
}

/** A place in a table that shows a schema: the table itself, a field, the items of a list, an alternative. */
export interface Position extends ResolvedSchema {
  readonly kind: 'table' | 'field' | 'items' | 'alternative';
  /** Begins the anchors of what it holds. */
  readonly anchor: string;
  /** Path from the top of the body: `data.customer`. */
  readonly path: string;
  /** Named schemas it lies in, with the anchor of each and the path below it: the addresses of its fields. */
  readonly within: readonly { readonly name: string; readonly path: string; readonly anchor: string }[];
  /** How far this is from what every caller has to send: one for each level, two more for each optional step. */
  readonly rank: number;
  /** Tables around this one. */
  readonly depth: number;
  /** How its facts are known. */
  readonly known: EvidenceOf;
  /** Properties described around an alternative, which may speak of them again. */
  readonly around: ReadonlyMap<string, Schema>;
}

export interface FieldPosition extends Position {
  readonly kind: 'field';
  readonly name: string;
  /** The name is no name but words: `any other name`. */
  readonly loose?: true;
  /** What is said of it beside its schema, as of a parameter. */
  readonly description?: string;
  readonly required: boolean;
  /** Whether the object around it tells which fields are required. */
  readonly optional?: boolean;
  /** How it is known, where not all of it is stated. */
  readonly evidence: FieldEvidence;
}

export interface AlternativePosition extends Position {
  readonly kind: 'alternative';
  readonly label: string;
}

/** Names a position as changes of a history do: by the schemas around it, and by the call that it is part of. */
export function placesOf({ within, path }: Position, { places = [] }: FieldScope): readonly string[] {
  return [...within.map((owner) => placeIn(owner.name, owner.path)), ...places.map((place) => placeIn(place, path))];
}

/** The paths of the part below: `.name`, `[]`, `[0]` or `.*`. */
export function pathsBelow({ path, within }: Position, step: string): Pick<Position, 'path' | 'within'> {
  const join = (start: string): string => (start === '' && step.startsWith('.') ? step.slice(1) : `${start}${step}`);
  return { path: join(path), within: within.map((owner) => ({ ...owner, path: join(owner.path) })) };
}
