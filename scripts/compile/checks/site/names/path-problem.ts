import { didYouMean, nearest } from '#src/shared/text/nearest.ts';
import type { TextProblem } from '../../lookup/check.ts';
import type { ApiWords } from './api-words.ts';

/** A problem with a name in prose. */
export interface NameProblem extends TextProblem {
  readonly length: number;
  /** Whether it is a name of the API in another style. */
  readonly isStyle?: boolean;
}

/**
 * A method and a path in prose that are not those of one operation. `onEvidence`, only paths that are nearly right are
 * reported.
 */
export function methodPathProblem(text: string, words: ApiWords, onEvidence = false): NameProblem | undefined {
  const [, method = '', gap = '', address = ''] = /^([A-Z]+)(\s+)(\S+)$/.exec(text) ?? [];
  const path = pathIn(address, words);
  if (path === undefined || words.operations.length === 0) return undefined;
  const same = words.operations.filter((operation) => isPath(path.path, operation.path ?? '', onEvidence));
  const offset = method.length + gap.length + path.offset;
  if (same.length === 0)
    return onEvidence && !isNearly(path.path, words)
      ? undefined
      : {
          offset,
          length: path.path.length,
          message: `No operation has the path \`${path.path}\`.`,
          hint: didYouMean(
            path.path,
            words.operations.map((operation) => operation.path ?? ''),
          ),
        };
  const called = same.filter((operation) => operation.method === method);
  if (called.length === 0)
    return {
      offset: 0,
      length: method.length,
      message: `\`${method}\` is not the method of \`${path.path}\`.`,
      hint: `Write \`${same.map((operation) => operation.method).join('` or `')}\`.`,
    };
  const known = called.flatMap(({ parameters }) =>
    parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name),
  );
  const odd = path.query.find((name) => !known.includes(name));
  return odd === undefined
    ? undefined
    : {
        offset: text.indexOf(odd, offset),
        length: odd.length,
        message: `\`${called[0]?.operationId}\` has no query parameter \`${odd}\`.`,
        hint: didYouMean(odd, known),
      };
}

/** A path in prose that begins like those of the API, but is neither one of them nor the beginning of one. */
export function pathProblem(
  text: string,
  words: ApiWords,
  pages: ReadonlySet<string>,
  onEvidence = false,
): NameProblem | undefined {
  const found = pathIn(text, words);
  if (found === undefined || found.path === '' || pages.has(text.split('#')[0] ?? '')) return undefined;
  const { path, offset } = found;
  const templates = words.operations.map((operation) => operation.path ?? '');
  const given = path.split('/');
  if (
    templates.some((template) =>
      isPath(
        path.replace(/\/$/, ''),
        template.split('/').slice(0, path.replace(/\/$/, '').split('/').length).join('/'),
        onEvidence,
      ),
    )
  )
    return undefined;
  if (onEvidence && !isNearly(path, words)) return undefined;
  const isAlike =
    templates.some((template) => template.split('/')[1] === given[1]) || /^https?:/.test(text) || offset > 0;
  const near = nearest(path, templates);
  if (!isAlike && (near === undefined || Math.abs(near.length - path.length) > 2 || !closeTo(path, near)))
    return undefined;
  return {
    offset,
    length: path.length,
    message: `No operation has the path \`${path}\`.`,
    hint: didYouMean(path, templates),
  };
}

/** The path below the server, its offset, and the names in its query. Undefined for addresses on other hosts. */
function pathIn(
  address: string,
  { prefixes, operations }: ApiWords,
): { path: string; offset: number; query: readonly string[] } | undefined {
  const [, host = '', rest = '', query = ''] = /^((?:https?:\/\/[^/?#]+)?)(\/[^?#]*)(?:\?([^#]*))?/.exec(address) ?? [];
  if (
    rest === '' ||
    (host !== '' && !operations.some(({ server }) => server.url.startsWith(host) || server.template.startsWith(host)))
  )
    return undefined;
  // A path of the API has no prefix to remove.
  const lengths = operations.some(({ path = '' }) => isPath(rest, path))
    ? []
    : prefixes.flatMap((prefix) => prefix.exec(rest)?.[0].length ?? []);
  const prefix = Math.max(0, ...lengths);
  return {
    path: rest.slice(prefix),
    offset: host.length + prefix,
    query: query.split('&').flatMap((pair) => /^[\w.-]+(?==|$)/.exec(pair)?.[0] ?? []),
  };
}

/** Whether a path differs from one of the API by three letters at most, or is its end. */
function isNearly(path: string, { operations }: ApiWords): boolean {
  const plain = (one: string): string => one.replace(/\{[^{}]*\}|:\w+/g, '{}');
  const wanted = plain(path);
  const templates = operations.map((operation) => plain(operation.path ?? ''));
  return (
    nearest(wanted, templates, 3) !== undefined ||
    (wanted.split('/').length > 2 && templates.some((template) => template.endsWith(wanted)))
  );
}

/** Whether a path in prose matches a template, its parameters by name (`anyName`: by any), or filled in. */
function isPath(path: string, template: string, anyName = false): boolean {
  const [given, wanted] = [path.split('/'), template.split('/')];
  return (
    given.length === wanted.length &&
    wanted.every((segment, index) => {
      const own = given[index] ?? '';
      if (own === segment) return true;
      const [, name] = /^\{([^{}]+)\}$/.exec(segment) ?? [];
      return name !== undefined && own !== '' && (own === `:${name}` || anyName || !/^[{:]/.test(own));
    })
  );
}

/** Whether two paths differ by two characters at most. */
function closeTo(a: string, b: string): boolean {
  return (
    nearest(a.slice(0, 4), [b.slice(0, 4)]) !== undefined &&
    [...a].filter((character, index) => character !== b[index]).length <= 2
  );
}
