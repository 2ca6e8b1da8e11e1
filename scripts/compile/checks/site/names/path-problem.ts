import { suggest, nearest } from '#src/shared/text/nearest.ts';
import type { TextProblem } from '../../lookup/check.ts';
import type { ApiWords } from './api-words.ts';

export type Certainty = 'slip' | 'contradiction' | 'guess' | 'doubt';

/** A problem with a name in prose. */
export interface NameProblem extends TextProblem {
  readonly length: number;
  /**
   * `slip`: one letter of a name that exists. `contradiction`: the description says otherwise. `guess`: a name that exists
   * may be meant. `doubt`: it is only not there, and may belong to something else.
   */
  readonly certainty: Certainty;
  /** Whether it is a name of the API in another style. */
  readonly isStyle?: boolean;
  /** Whether it is what other APIs have in its place, of which a text may warn. */
  readonly isTempting?: boolean;
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
          certainty: pathCertainty(path.path, address, path.offset, words),
          message: `No operation has the path \`${path.path}\`.`,
          ...suggest(
            path.path,
            words.operations.map((operation) => operation.path ?? ''),
          ),
        };
  const called = same.filter((operation) => operation.method === method);
  if (called.length === 0)
    return {
      offset: 0,
      length: method.length,
      certainty: 'contradiction',
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
        certainty: 'contradiction',
        message: `\`${called[0]?.operationId}\` has no query parameter \`${odd}\`.`,
        ...suggest(odd, known),
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
  const certainty = pathCertainty(path, text, offset, words);
  const isAlike = templates.some((template) => template.split('/')[1] === path.split('/')[1]);
  if (onEvidence ? !isNearly(path, words) : certainty === 'doubt' && !isAlike) return undefined;
  return {
    offset,
    length: path.length,
    certainty,
    message: `No operation has the path \`${path}\`.`,
    ...suggest(path, templates),
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

/** Segments with which addresses of any API begin. */
const GENERIC = /^(?:|api|rest|v\d+(?:\.\d+)*|public|services?)$/;

/** A path at our own address, or below one of ours, or a few letters from one, is meant to be ours. */
function pathCertainty(path: string, address: string, offset: number, words: ApiWords): Certainty {
  const beginning = (one: string): string | undefined => one.split('/').find((segment) => !GENERIC.test(segment));
  const own = beginning(path);
  const isBelow =
    own !== undefined &&
    words.operations.some((operation) => beginning(operation.path ?? '') === own && !/^[{:]/.test(own));
  const isOurs = isBelow || /^https?:/.test(address) || offset > 0;
  return isOurs || isNearly(path, words) ? 'contradiction' : 'doubt';
}
