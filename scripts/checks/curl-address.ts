import type { OpenApiDocument } from '../../src/model/openapi.ts';
import { literal } from '../literal.ts';
import { asList, asRecord, asText, asTexts } from '../model/raw.ts';
import { decodeText } from '../samples/uri.ts';
import type { OperationUse } from './walk.ts';

/** An address of a sample, taken apart by the servers of an operation. */
export interface Address {
  /** Offset in the address where the path below the server begins. */
  readonly pathOffset: number;
  readonly path: string;
  /** Query with the offset of each parameter's name and value. */
  readonly query: readonly {
    readonly name: string;
    readonly value: string;
    readonly offset: number;
    readonly valueOffset: number;
  }[];
}

/** A variable of the shell, or a word in braces or angle brackets, that stands for the server. */
const VARIABLE_SERVER = /^(?:\$\{?\w+\}?|\{\{?\w+\}?\}|<[\w -]+>)/;

/** Takes an address apart; undefined when no server of the operation begins it. */
export function readAddress(document: OpenApiDocument, use: OperationUse, url: string): Address | undefined {
  const end = url.search(/[?#]/);
  const base = end < 0 ? url : url.slice(0, end);
  const lengths = serverPatterns(document, use).flatMap((pattern) => pattern.exec(base)?.[0].length ?? []);
  const pathOffset = Math.max(-1, ...lengths, VARIABLE_SERVER.exec(base)?.[0].length ?? -1);
  if (pathOffset < 0) return undefined;
  return { pathOffset, path: base.slice(pathOffset), query: queryOf(url, end) };
}

/** Whether a path is one of a template: `/orders/o1` of `/orders/{id}`. */
export function fits(path: string, template: string): boolean {
  const [given, wanted] = [path.split('/'), template.split('/')];
  return given.length === wanted.length && wanted.every((segment, index) => segmentFits(given[index] ?? '', segment));
}

/** Where a path begins to differ from a template: offset of the segment. */
export function differsAt(path: string, template: string): number {
  const wanted = template.split('/');
  let offset = 0;
  for (const [index, segment] of path.split('/').entries()) {
    if (!segmentFits(segment, wanted[index] ?? '')) return Math.min(offset, path.length);
    offset += segment.length + 1;
  }
  return path.length;
}

/** Values of the path parameters, with their offsets in the path. */
export function pathValues(path: string, template: string): readonly { name: string; value: string; offset: number }[] {
  let offset = 0;
  const given = path.split('/');
  return template.split('/').flatMap((segment, index) => {
    const [start, value] = [offset, given[index] ?? ''];
    offset += value.length + 1;
    const [, name] = /^\{([^{}]+)\}$/.exec(segment) ?? [];
    return name === undefined ? [] : [{ name, value, offset: start }];
  });
}

function segmentFits(given: string, segment: string): boolean {
  const pattern = segment
    .split(/\{[^{}]+\}/)
    .map(escape)
    .join('[^/]+');
  return new RegExp(`^${pattern}$`).test(given);
}

/** Servers of an operation, variables open to what they list; a longer one is tried too where one begins another. */
function serverPatterns(document: OpenApiDocument, { operation, pathItem }: OperationUse): readonly RegExp[] {
  const levels = [operation['servers'], pathItem['servers'], document.servers].map(asList);
  return (levels.find((servers) => servers.length > 0) ?? []).map((node) => {
    const { url, variables } = asRecord(node);
    const parts = asText(url)
      .replace(/\/+$/, '')
      .split(/\{([^{}]+)\}/);
    return new RegExp(
      `^${parts.map((part, index) => (index % 2 === 0 ? literal(part) : variablePattern(asRecord(asRecord(variables)[part])))).join('')}(?=/|$)`,
    );
  });
}

function variablePattern(variable: Readonly<Record<string, unknown>>): string {
  const values = asTexts(variable['enum']);
  return `(?:${values.length === 0 ? '[^/?#]+' : values.map(escape).join('|')}|\\{[^{}/]+\\})`;
}

function queryOf(url: string, start: number): Address['query'] {
  if (start < 0 || url[start] !== '?') return [];
  let offset = start + 1;
  return (url.slice(offset).split('#')[0] ?? '').split('&').flatMap((pair) => {
    const at = offset;
    offset += pair.length + 1;
    const name = pair.split('=')[0] ?? '';
    return name === ''
      ? []
      : [
          {
            name: decoded(name),
            value: decoded(pair.slice(name.length + 1)),
            offset: at,
            valueOffset: at + Math.min(pair.length, name.length + 1),
          },
        ];
  });
}

/** Text that is no percent-encoding means itself. */
function decoded(text: string): string {
  return decodeText(text.replaceAll('+', ' ')) ?? text;
}
