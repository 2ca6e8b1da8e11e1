import type { Operation } from '#src/model/operation.ts';
import type { OpenApiDocument } from '#src/model/openapi.ts';
import { escapeRegExp } from '#src/shared/text/escape-reg-exp.ts';
import { asList, asRecord, asText, asTexts } from '#src/shared/schema/raw.ts';
import type { ParsedCurl } from '#src/shared/samples/parse-curl.ts';
import type { Validator } from '#src/shared/schema/validator.ts';
import { decodeText } from '#src/shared/text/percent-decoding.ts';
import type { OperationUse } from '../../../description/model/path-item.ts';

/** The URL of a cURL command, divided at the end of the server URL. */
export interface Address {
  /** Offset in the URL at which the server URL ends and the path starts. */
  readonly pathOffset: number;
  readonly path: string;
  /** The query parameters, with the offsets of each name and value in the URL. */
  readonly query: readonly {
    readonly name: string;
    readonly value: string;
    readonly offset: number;
    readonly valueOffset: number;
  }[];
}

/** A cURL command with its parsed URL and the operation that it calls. */
export interface CurlCall {
  readonly curl: ParsedCurl;
  readonly address: Address;
  readonly operation: Operation;
  readonly validator: Validator;
}

/** Matches a placeholder for the server URL: a shell variable, or a word in braces or angle brackets. */
const VARIABLE_SERVER = /^(?:\$\{?\w+\}?|\{\{?\w+\}?\}|<[\w -]+>)/;

/**
 * Parses the URL of a cURL command; undefined if it starts with neither a server URL of the operation nor a
 * placeholder.
 */
export function readAddress(document: OpenApiDocument, use: OperationUse, url: string): Address | undefined {
  const end = url.search(/[?#]/);
  const base = end < 0 ? url : url.slice(0, end);
  const lengths = serverPatterns(document, use).flatMap((pattern) => pattern.exec(base)?.[0].length ?? []);
  const pathOffset = Math.max(-1, ...lengths, VARIABLE_SERVER.exec(base)?.[0].length ?? -1);
  if (pathOffset < 0) return undefined;
  return { pathOffset, path: base.slice(pathOffset), query: queryOf(url, end) };
}

/** Whether a path matches a template: `/orders/o1` matches `/orders/{id}`. */
export function matches(path: string, template: string): boolean {
  const [given, wanted] = [path.split('/'), template.split('/')];
  return (
    given.length === wanted.length && wanted.every((segment, index) => segmentMatches(given[index] ?? '', segment))
  );
}

/**
 * Returns the offset of the first segment of a path that does not match the template; the length of the path if every
 * segment matches.
 */
export function differsAt(path: string, template: string): number {
  const wanted = template.split('/');
  let offset = 0;
  for (const [index, segment] of path.split('/').entries()) {
    if (!segmentMatches(segment, wanted[index] ?? '')) return Math.min(offset, path.length);
    offset += segment.length + 1;
  }
  return path.length;
}

/** Returns the values of the path parameters, with their offsets in the path. */
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

function segmentMatches(given: string, segment: string): boolean {
  const pattern = segment
    .split(/\{[^{}]+\}/)
    .map(escapeRegExp)
    .join('[^/]+');
  return new RegExp(`^${pattern}$`).test(given);
}

/**
 * Returns patterns for the server URLs of an operation. A variable in a URL matches the values of its `enum` or,
 * without `enum`, any text.
 */
function serverPatterns(document: OpenApiDocument, { operation, pathItem }: OperationUse): readonly RegExp[] {
  const levels = [operation['servers'], pathItem['servers'], document.servers].map(asList);
  return (levels.find((servers) => servers.length > 0) ?? []).map((node) => {
    const { url, variables } = asRecord(node);
    const parts = asText(url)
      .replace(/\/+$/, '')
      .split(/\{([^{}]+)\}/);
    return new RegExp(
      `^${parts.map((part, index) => (index % 2 === 0 ? escapeRegExp(part) : variablePattern(asRecord(asRecord(variables)[part])))).join('')}(?=/|$)`,
    );
  });
}

function variablePattern(variable: Readonly<Record<string, unknown>>): string {
  const values = asTexts(variable['enum']);
  return `(?:${values.length === 0 ? '[^/?#]+' : values.map(escapeRegExp).join('|')}|\\{[^{}/]+\\})`;
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

/** Decodes a name or value of a query; returns text with invalid percent-encoding unchanged. */
function decoded(text: string): string {
  return decodeText(text.replaceAll('+', ' ')) ?? text;
}
