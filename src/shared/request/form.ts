import type { BodyData, CallData, SchemaFile } from '../../model/call-data.ts';
import type { Parameter } from '../../model/media-type.ts';
import { cachedResolver } from '../explain/check-body.ts';
import { isFileBody } from '../samples/body.ts';
import { credentialParameters } from '../samples/credentials.ts';
import type { Raw } from '../schema/raw.ts';
import type { FormContext } from './union.ts';
import type { Path } from './path.ts';
import { SERVER_PARAMETERS } from './webhook-call.ts';

/** The form for one operation or webhook: its parameters by location, then the body. */
export interface RequestForm {
  readonly call: CallData;
  readonly context: FormContext;
  readonly places: readonly FormPlace[];
  /** One field for each media type of the body. */
  readonly bodies: readonly BodyField[];
}

/** Location of a parameter. `server` is for the address of the reader's own server, to which a webhook is sent. */
type Place = Parameter['in'] | 'server';

/** The parameters in one location. */
interface FormPlace {
  readonly place: Place;
  readonly title: string;
  readonly fields: readonly ParameterField[];
}

/** A field that the reader can fill in. */
export interface Field {
  /** Path in `RequestState.values`. It begins with the location of a parameter or with `body`: `['query', 'limit']`. */
  readonly path: Path;
  /** Name of the field; for a list entry, its number, counted from 1. */
  readonly name: string;
  /** Schemas of the field, all of which apply. */
  readonly schemas: readonly unknown[];
  readonly required: boolean;
  /**
   * Why the field has its name. `described`: the description lists the name. `free`: the schema also allows names that
   * it does not list. `entry`: the name is the number of a list entry. `unknown`: the description does not allow the
   * name.
   */
  readonly naming: 'described' | 'free' | 'entry' | 'unknown';
  /** Present if the reader chooses a file. The value is then the name of the file. */
  readonly isFile?: true;
  /** The enclosing object or list. */
  readonly parent?: Field;
}

/** The field of a parameter. */
export interface ParameterField extends Field {
  readonly parameter: Parameter;
}

/** The field for the body in one media type. */
export interface BodyField extends Field {
  readonly media: BodyData;
}

/** The state of a form. Values are JSON values, valid or not. */
export interface RequestState {
  /** Index of the chosen media type of the body. */
  readonly media: number;
  /** Values of parameters by location and name, and the value of the body as `body`. */
  readonly values: Readonly<Record<string, unknown>>;
  readonly choices: Choices;
}

/**
 * Indices of the chosen alternatives of unions (`oneOf`, `anyOf`). The first key is the `pathKey` of a value, the
 * second is the schema that contains the union. The alternative of a union without an entry is inferred from the value.
 */
export type Choices = ReadonlyMap<string, ReadonlyMap<Raw, number>>;

const TITLES: readonly (readonly [place: Place, title: string])[] = [
  ['server', 'Your server'],
  ['path', 'Path parameters'],
  ['query', 'Query parameters'],
  ['querystring', 'Query'],
  ['header', 'Headers'],
  ['cookie', 'Cookies'],
];

/** Creates the form for an operation or a webhook from its data and schemas. Credentials have no fields. */
export function createForm(call: CallData, schemas: SchemaFile): RequestForm {
  const isWebhook = call.kind === 'webhook';
  const direction = isWebhook ? 'response' : 'request';
  const context: FormContext = { resolve: cachedResolver(schemas), schemas, direction };
  const isCredential = credentialParameters(call.request?.security ?? []);
  const places = TITLES.map(([place, title]): FormPlace => ({
    place,
    title,
    fields: (place === 'server' && isWebhook ? SERVER_PARAMETERS : call.parameters.filter((one) => one.in === place))
      .filter((parameter) => !isCredential(parameter))
      .map((parameter) => ({
        path: [place, parameter.name],
        name: parameter.name,
        schemas: [parameter.schema],
        required: parameter.required,
        naming: 'described',
        parameter,
      })),
  })).filter(({ fields }) => fields.length > 0);
  const bodies = (call.body?.content ?? []).map((media): BodyField => ({
    path: ['body'],
    name: 'body',
    schemas: bodySchemas(media),
    required: call.body?.required === true,
    naming: 'described',
    media,
    ...(isFileBody(media) ? { isFile: true as const } : {}),
  }));
  return { call, context, places, bodies };
}

/** Returns the field of the body for the chosen media type. */
export function bodyField({ bodies }: RequestForm, { media }: Pick<RequestState, 'media'>): BodyField | undefined {
  return bodies[media] ?? bodies[0];
}

/**
 * Returns the schemas of a body. A body with `itemSchema` has two: its own schema, and that of a list whose items
 * follow `itemSchema`.
 */
export function bodySchemas({ schema, itemSchema }: Pick<BodyData, 'schema' | 'itemSchema'>): readonly unknown[] {
  return itemSchema === undefined ? [schema] : [schema, { type: 'array', items: itemSchema }];
}
