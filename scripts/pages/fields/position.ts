import type { EvidenceOf, FieldEvidence } from '#src/model/evidence.ts';
import type { Schema } from '#src/model/schema.ts';
import type { ResolvedSchema } from '#src/shared/schema/resolve-schema.ts';
import { placeIn } from '../context/history-marks.ts';
import type { PageContext } from '../context/page-context.ts';

/** The context of a table. */
export interface FieldScope {
  readonly context: PageContext;
  /** Prefix of the anchor of every row. */
  readonly anchor: string;
  /**
   * Requests leave out `readOnly` fields, responses `writeOnly` ones (JSON Schema 2020-12 Validation, section 9.4);
   * `both` shows and marks them.
   */
  readonly direction: 'request' | 'response' | 'both';
  /** What the table describes, for readers: `the request of Log in`. */
  readonly title: string;
  /** Names of the described part in the changes of a history: `login.request`. Absent if there are none. */
  readonly places?: readonly string[];
}

/** A place in a table that shows a schema: the table itself, a field, the items of a list, an alternative. */
export interface Position extends ResolvedSchema {
  readonly kind: 'table' | 'field' | 'items' | 'alternative';
  /** Prefix of all anchors inside the position. */
  readonly anchor: string;
  /** Path from the top of the body: `data.customer`. */
  readonly path: string;
  /**
   * Named schemas that enclose the position, each with its anchor and the path inside it; these give the addresses of
   * fields.
   */
  readonly within: readonly { readonly name: string; readonly path: string; readonly anchor: string }[];
  /** Distance from what every caller must send: one for each level, two more for each optional step. */
  readonly rank: number;
  /** Number of enclosing tables. */
  readonly depth: number;
  /** Evidence of the facts about the position. */
  readonly known: EvidenceOf;
  /** Properties described around an alternative, which may describe them again. */
  readonly around: ReadonlyMap<string, Schema>;
}

export interface FieldPosition extends Position {
  readonly kind: 'field';
  readonly name: string;
  /** Set if `name` is a description rather than a name: `any other name`. */
  readonly loose?: true;
  /** Description from outside the schema, such as a parameter's. */
  readonly description?: string;
  readonly required: boolean;
  /** Set if the field is known to be optional, not only missing from `required`. */
  readonly optional?: boolean;
  /** Evidence of the field, if not every fact is stated. */
  readonly evidence: FieldEvidence;
}

export interface AlternativePosition extends Position {
  readonly kind: 'alternative';
  readonly label: string;
}

/** Returns the places of a position in history changes: its paths in the enclosing schemas and in the call. */
export function placesOf({ within, path }: Position, { places = [] }: FieldScope): readonly string[] {
  return [...within.map((owner) => placeIn(owner.name, owner.path)), ...places.map((place) => placeIn(place, path))];
}

/** Returns the paths extended by a step: `.name`, `[]`, `[0]` or `.*`. */
export function pathsBelow({ path, within }: Position, step: string): Pick<Position, 'path' | 'within'> {
  const join = (start: string): string => (start === '' && step.startsWith('.') ? step.slice(1) : `${start}${step}`);
  return { path: join(path), within: within.map((owner) => ({ ...owner, path: join(owner.path) })) };
}
