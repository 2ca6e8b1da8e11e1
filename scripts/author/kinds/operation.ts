import { asList, asRecord, asText } from '#src/shared/schema/raw.ts';
import { UsageError } from '../../cli/problem.ts';
import { fillIn } from '../../text/fill-in.ts';
import type { Answers } from '../answers.ts';
import { componentNameOf, fileNameOf, register } from '../register.ts';
import { ANY_NAME, requireName, type Sources } from '../sources.ts';
import { bodyOf, bodyQuestion, tagOf } from './parts.ts';
import type { Kind } from './kind.ts';

const METHODS = ['get', 'post', 'put', 'patch', 'delete', 'head', 'options'];
/** What the author enters instead of a path if the path is not published. */
const NONE = 'none';

/**
 * `npm run new -- operation` adds an operation under its path or, if the path is not published, under
 * `components/pathItems`.
 */
export const operation: Kind = {
  name: 'Operation ID: `listOrders`',
  async write(name, sources, answers) {
    requireName(name, ANY_NAME, 'listOrders');
    if (sources.operations.has(name))
      throw new UsageError(`There is already an operation \`${name}\`.`, 'Choose another name.');
    const path = await answers.ask({
      option: 'path',
      question: `Path, such as /orders/{orderId}; \`${NONE}\` if it is not published`,
    });
    if (path !== NONE) requireName(path, /^\/\S*$/, '/orders/{orderId}');
    const method = await answers.ask({
      option: 'method',
      question: 'HTTP method',
      choices: METHODS,
      ...(path === NONE ? { fallback: 'post' } : {}),
    });
    const item = { file: sources.entry, path: ['paths', path] };
    const present = asRecord(sources.draft.valueAt(sources.draft.follow(item)));
    if (method in present)
      throw new UsageError(`\`${path}\` already has the method \`${method}\`.`, 'Choose another method.');
    const shared = asList(present['parameters']).map((_, index) =>
      asText(
        asRecord(sources.draft.valueAt(sources.draft.follow(sources.draft.below(item, 'parameters', index))))['name'],
      ),
    );
    const value = await operationOf({ name, path, shared }, sources, answers);
    if (path !== NONE && Object.keys(present).length > 0) {
      const place = sources.draft.follow(item);
      sources.draft.add(place, { key: method, value: value(place.file) });
      return;
    }
    const isListed = path !== NONE;
    register(sources, {
      section: isListed ? ['paths'] : ['components', 'pathItems'],
      key: isListed ? path : componentNameOf(name),
      fileName: isListed ? fileNameOf(newWords(path, sources.names('paths')) || name) : componentNameOf(name),
      ...(isListed ? { fallback: fileNameOf(name) } : {}),
      value: (file) => ({ [method]: value(file) }),
    });
  },
};

async function operationOf(
  { name, path, shared }: { readonly name: string; readonly path: string; readonly shared: readonly string[] },
  sources: Sources,
  answers: Answers,
): Promise<(file: string) => object> {
  const tag = await tagOf(sources, answers);
  const request = await bodyQuestion(sources, answers, 'request', name);
  const response = await bodyQuestion(sources, answers, 'response', name);
  const status = await answers.ask({ option: 'status', question: 'Status of success', fallback: '2XX' });
  requireName(status, /^2(\d\d|XX)$/, '201');
  const parameters = [...path.matchAll(/\{([^}]+)\}/g)].flatMap(([, one = '']) => (shared.includes(one) ? [] : one));
  const errors = sources.catalogue.filter(({ every, code }) => every && /^[45]/.test(code));
  return (file) => ({
    operationId: name,
    summary: fillIn('what it does, in a few words'),
    description: fillIn('what it does, in a sentence'),
    ...tag,
    ...(path === NONE ? { 'x-not-published': ['path', 'method'] } : {}),
    ...(parameters.length === 0 ? {} : { parameters: parameters.map((one) => parameterOf(one, file, sources)) }),
    ...(request === undefined
      ? {}
      : { requestBody: { description: fillIn('what is sent'), required: true, ...bodyOf(sources, request, file) } }),
    // A map, as an object would sort numeric keys first.
    responses: new Map<string, object>([
      [
        status,
        {
          description: fillIn(`what is returned${status === '2XX' ? ', and with which status' : ''}`),
          ...(response === undefined ? {} : bodyOf(sources, response, file)),
        },
      ],
      ...errors.map((error) => [error.code, sources.refTo('responses', error.name, file)] as const),
    ]),
  });
}

/**
 * Returns a path parameter: a reference to an existing component, or else a new parameter whose type is marked as not
 * published.
 */
function parameterOf(name: string, file: string, sources: Sources): object {
  const component = sources.names('components', 'parameters').find((one) => {
    const parameter = asRecord(sources.draft.valueAt(sources.component('parameters', one)));
    return parameter['in'] === 'path' && asText(parameter['name']) === name;
  });
  if (component !== undefined) return sources.refTo('parameters', component, file);
  return {
    name,
    in: 'path',
    required: true,
    description: fillIn(`what \`${name}\` is`),
    example: fillIn(`a value of ${name}`),
    schema: { 'x-not-published': ['types'] },
  };
}

/**
 * Returns the part of a path that sets it apart: without parameters, and without the leading segments that all paths
 * share. For example, `orders/refund` for `/v1/orders/refund`, if all paths begin with `/v1`.
 */
function newWords(path: string, others: readonly string[]): string {
  const [first = '', ...rest] = others.map((one) => one.split('/'));
  const words = path.split('/');
  const shared = (Array.isArray(first) ? first : []).findIndex((word, index) =>
    [words, ...rest].some((one) => one[index] !== word),
  );
  const own = words.slice(Math.min(Math.max(shared, 0), words.length - 1));
  return own.join('/').replaceAll(/\{[^}]*\}|^\/+|\/+$/g, '');
}
