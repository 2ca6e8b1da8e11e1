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
  /** The subject of the table, for a reader: `the request of Log in`. */
  readonly title: string;
  /** The subject in the places of a history's changes: `login.request`. Absent if they have none. */
  readonly places?: readonly string[];
}

/** A place in a table that shows a schema: the table itself, a field, the items of a list, an alternative. */
export interface Position extends ResolvedSchema {
  readonly kind: 'table' | 'field' | 'items' | 'alternative';
  /** Prefix of the anchors inside it. */
  readonly anchor: string;
  /** Path from the top of the body: `data.customer`. */
  readonly path: string;
  /** Named schemas around it, with the anchor of each and the path below it: the addresses of its fields. */
  readonly within: readonly { readonly name: string; readonly path: string; readonly anchor: string }[];
  /** Distance from what every caller has to send: one for each level, two more for each optional step. */
  readonly rank: number;
  /** Number of tables around this one. */
  readonly depth: number;
  /** The evidence of its facts. */
  readonly known: EvidenceOf;
  /** Properties described around an alternative, which may describe them again. */
  readonly around: ReadonlyMap<string, Schema>;
}

export interface FieldPosition extends Position {
  readonly kind: 'field';
  readonly name: string;
  /** Set if the name is not a name but words: `any other name`. */
  readonly loose?: true;
  /** Its description outside its schema, as of a parameter. */
  readonly description?: string;
  readonly required: boolean;
  /** Whether the object around it defines which fields are required. */
  readonly optional?: boolean;
  /** Its evidence, unless all of it is stated. */
  readonly evidence: FieldEvidence;
}

export interface AlternativePosition extends Position {
  readonly kind: 'alternative';
  readonly label: string;
}

/** Returns the places of a position as in changes of a history: by the schemas around it, and by its call. */
export function placesOf({ within, path }: Position, { places = [] }: FieldScope): readonly string[] {
  return [...within.map((owner) => placeIn(owner.name, owner.path)), ...places.map((place) => placeIn(place, path))];
}

/** Returns the paths of the part below: `.name`, `[]`, `[0]` or `.*`. */
export function pathsBelow({ path, within }: Position, step: string): Pick<Position, 'path' | 'within'> {
  const join = (start: string): string => (start === '' && step.startsWith('.') ? step.slice(1) : `${start}${step}`);
  return { path: join(path), within: within.map((owner) => ({ ...owner, path: join(owner.path) })) };
}
