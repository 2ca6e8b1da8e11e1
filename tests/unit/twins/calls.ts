/** Every call of a raw description with what it takes and returns. */
import { asRaw, marksOf, type Description, type Direction, type Raw } from './shape.ts';

export interface DescribedCall {
  /** What a twin may call it, the likeliest first. */
  readonly names: readonly string[];
  /** Method and address, where both are published. */
  readonly line: string | undefined;
  readonly method: string | undefined;
  readonly parameters: readonly { title: string; name: string; required: boolean; schema: unknown }[];
  readonly bodies: readonly DescribedBody[];
  readonly bodyRequired: boolean;
  readonly responses: readonly { status: string; bodies: readonly DescribedBody[]; headers: readonly string[] }[];
  readonly callbacks: readonly DescribedCall[];
  readonly marks: readonly string[];
  /** Which way its body goes. */
  readonly sends: Direction;
}

interface DescribedBody {
  readonly mediaType: string;
  readonly schema: unknown;
}

const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace', 'query'];
const TITLES: Readonly<Record<string, string>> = {
  header: 'Headers',
  path: 'Path parameters',
  query: 'Query parameters',
  querystring: 'Query string',
  cookie: 'Cookies',
};

/** Operations, those without a published path (`components/pathItems`), and webhooks. */
export function callsOf(description: Description): readonly DescribedCall[] {
  const { document } = description;
  const components = asRaw(document['components']);
  return [
    ...itemsOf(document['paths'], description).flatMap(([path, item]) =>
      operationsOf(item, description).map(([method, operation]) =>
        operationOf(path, method, { item, operation }, description),
      ),
    ),
    ...itemsOf(components['pathItems'], description).flatMap(([, item]) =>
      operationsOf(item, description)
        .filter(([, operation]) => marksOf(operation).includes('path') || marksOf(item).includes('path'))
        .map(([method, operation]) => operationOf(undefined, method, { item, operation }, description)),
    ),
    ...itemsOf(document['webhooks'], description).flatMap(([name, item]) =>
      operationsOf(item, description).map(([method, operation]) => ({
        ...call(item, operation, description, 'response'),
        names: [`webhook ${name}`],
        line: undefined,
        method: method.toUpperCase(),
      })),
    ),
  ];
}

function itemsOf(paths: unknown, description: Description): readonly (readonly [string, Raw])[] {
  return Object.entries(asRaw(paths))
    .map(([path, item]) => [path, description.resolve(item)] as const)
    .filter(([path, item]) => !path.startsWith('x-') && item['x-internal'] !== true);
}

function operationsOf(item: Raw, description: Description): readonly (readonly [string, Raw])[] {
  return METHODS.map((method) => [method, description.resolve(item[method])] as const).filter(
    ([method, operation]) => item[method] !== undefined && operation['x-internal'] !== true,
  );
}

interface InItem {
  readonly item: Raw;
  readonly operation: Raw;
}

function operationOf(
  path: string | undefined,
  method: string,
  { item, operation }: InItem,
  description: Description,
): DescribedCall {
  const marks = marksOf(operation);
  const servers = [operation['servers'], item['servers'], description.document['servers']].find(
    (each) => Array.isArray(each) && each.length > 0,
  ) as readonly unknown[] | undefined;
  const address = `${serverUrl(asRaw(servers?.[0]))}${path ?? ''}`;
  const line =
    path === undefined || marks.includes('path') || marks.includes('method')
      ? undefined
      : `${method.toUpperCase()} ${address}`;
  const id = operation['operationId'];
  return {
    ...call(item, operation, description, 'request'),
    names: [...(line === undefined ? [] : [line]), ...(typeof id === 'string' ? [id] : [])],
    line,
    method: method.toUpperCase(),
  };
}

function serverUrl(server: Raw): string {
  const url = typeof server['url'] === 'string' ? server['url'] : '';
  const variables = asRaw(server['variables']);
  return url
    .replace(/\{([^}]*)\}/g, (whole, name: string) => String(asRaw(variables[name])['default'] ?? whole))
    .replace(/\/$/, '');
}

function call(
  item: Raw,
  operation: Raw,
  description: Description,
  sends: Direction,
): Omit<DescribedCall, 'names' | 'line' | 'method'> {
  const body = description.resolve(operation['requestBody']);
  return {
    parameters: parametersOf(item, operation, description),
    bodies: bodiesOf(body, description),
    bodyRequired: body['required'] === true,
    responses: Object.entries(asRaw(operation['responses']))
      .filter(([status]) => !status.startsWith('x-'))
      .map(([status, value]) => {
        const response = description.resolve(value);
        return { status, bodies: bodiesOf(response, description), headers: headersOf(response, description) };
      }),
    callbacks: Object.entries(asRaw(operation['callbacks'])).flatMap(([name, value]) =>
      itemsOf(description.resolve(value), description).flatMap(([, inner]) =>
        operationsOf(inner, description).map(([method, called]) => ({
          ...call(inner, called, description, 'response'),
          names: [name],
          line: undefined,
          method: method.toUpperCase(),
        })),
      ),
    ),
    marks: marksOf(operation),
    sends,
  };
}

/** Those of the path item, overridden by those of the operation. */
function parametersOf(item: Raw, operation: Raw, description: Description): DescribedCall['parameters'] {
  const given = [item['parameters'], operation['parameters']].flatMap((each) =>
    Array.isArray(each) ? (each as unknown[]) : [],
  );
  const byPlace = new Map(
    given
      .map((each) => description.resolve(each))
      .filter((parameter) => parameter['x-internal'] !== true)
      .map((parameter) => [`${String(parameter['in'])} ${String(parameter['name'])}`, parameter]),
  );
  return [...byPlace.values()].flatMap((parameter) => {
    const title = TITLES[String(parameter['in'])];
    const content = asRaw(Object.values(asRaw(parameter['content']))[0]);
    const schema = parameter['schema'] ?? content['schema'] ?? {};
    const isHidden = description.resolve(schema)['x-internal'] === true;
    return title === undefined || isHidden
      ? []
      : [{ title, name: String(parameter['name']), required: parameter['required'] === true, schema }];
  });
}

function bodiesOf(holder: Raw, description: Description): readonly DescribedBody[] {
  return Object.entries(asRaw(holder['content'])).map(([mediaType, media]) => ({
    mediaType,
    schema: description.resolve(media)['itemSchema'] ?? description.resolve(media)['schema'] ?? {},
  }));
}

function headersOf(response: Raw, description: Description): readonly string[] {
  return Object.entries(asRaw(response['headers']))
    .filter(
      ([name, header]) => name.toLowerCase() !== 'content-type' && description.resolve(header)['x-internal'] !== true,
    )
    .map(([name]) => name);
}
