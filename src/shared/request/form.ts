import type { BodyData, CallData, SchemaFile } from '../../model/call-data.ts';
import type { Parameter } from '../../model/media-type.ts';
import { cachedResolver } from '../explain/check-body.ts';
import { isFileBody } from '../samples/body.ts';
import { credentialParameters } from '../samples/credentials.ts';
import type { Raw } from '../schema/raw.ts';
import type { FormContext } from './union.ts';
import type { Path } from './path.ts';
import { SERVER_PARAMETERS } from './webhook-call.ts';

/** The form for one operation or webhook: its parameters by place, then the body. */
export interface RequestForm {
  readonly call: CallData;
  readonly context: FormContext;
  readonly places: readonly FormPlace[];
  /** The body, once for each media type. */
  readonly bodies: readonly BodyField[];
}

/** Place of a parameter; `server` for the reader's own server, to which a webhook is sent. */
type Place = Parameter['in'] | 'server';

/** The parameters of one place. */
interface FormPlace {
  readonly place: Place;
  readonly title: string;
  readonly fields: readonly ParameterField[];
}

/** A field that the reader can fill in. */
export interface Field {
  /** Path in the values of the state: the place, then the path inside it. */
  readonly path: Path;
  /** Name of the field, or its number in a list, from 1. */
  readonly name: string;
  /** The schemas that all apply to the field. */
  readonly schemas: readonly unknown[];
  readonly required: boolean;
  /** Where the name is from: the description, the reader, or the position in a list; or not known. */
  readonly naming: 'described' | 'free' | 'entry' | 'unknown';
  /** Set if the reader chooses a file, whose name is the value. */
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

/** The state of a form. Values are JSON, and may be invalid. */
export interface RequestState {
  /** Index of the chosen media type of the body. */
  readonly media: number;
  /** Values of parameters by place and name, and the value of `body`. */
  readonly values: Readonly<Record<string, unknown>>;
  readonly choices: Choices;
}

/** Chosen alternatives: by path key, then by the schema that has the union. Others are inferred from the value. */
export type Choices = ReadonlyMap<string, ReadonlyMap<Raw, number>>;

const TITLES: readonly (readonly [place: Place, title: string])[] = [
  ['server', 'Your server'],
  ['path', 'Path parameters'],
  ['query', 'Query parameters'],
  ['querystring', 'Query'],
  ['header', 'Headers'],
  ['cookie', 'Cookies'],
];

/** Creates the form for an operation or a webhook from its data and the schemas it uses. Credentials have no fields. */
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

/** Returns the body in the chosen media type. */
export function bodyField({ bodies }: RequestForm, { media }: Pick<RequestState, 'media'>): BodyField | undefined {
  return bodies[media] ?? bodies[0];
}

/** Returns the schemas of a body; for a sequence, those of the whole and of an entry. */
function bodySchemas({ schema, itemSchema }: BodyData): readonly unknown[] {
  return itemSchema === undefined ? [schema] : [schema, { type: 'array', items: itemSchema }];
}
