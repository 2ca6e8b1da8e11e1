import { asList, asRecord, asText, asTexts, type Raw } from '#src/shared/schema/raw.ts';
import { pairByKey, replacement } from '../pairing.ts';
import type { Collector } from '../context.ts';
import { noteAround } from '../scope.ts';
import type { DescriptionChange } from '../verdicts/description-verdicts.ts';
import type { ListedOperation, OperationPair } from './match-operations.ts';

/** Whether an operation has the same URL in both versions: the same path, or the same server URL and path together. */
export function areSameAddress(base: ListedOperation, head: ListedOperation): boolean {
  if (base.template === head.template) return true;
  const known = new Set(addresses(head));
  return addresses(base).some((address) => known.has(address));
}

function addresses({ servers, template = '' }: ListedOperation): readonly string[] {
  return servers.map((server) => `${urlOf(server)}${template}`);
}

/** Returns the URL of a server, normalised: without variable names and without trailing slashes. */
function urlOf(server: Raw): string {
  return asText(server['url'])
    .replace(/\{[^{}]*\}/g, '{}')
    .replace(/\/+$/, '');
}

/** Compares the servers of an operation (OpenAPI 3.1, section 4.8.5). */
export function compareServers({ base, head }: OperationPair, out: Collector): void {
  // A prefix such as `/v1` may have moved from the path to the server URL, or back. Then the full URLs are compared.
  const joined = base.template !== head.template && areSameAddress(base, head);
  const key = (server: Raw, of: ListedOperation): string => `${urlOf(server)}${joined ? of.template : ''}`;
  const { pairs, removed, added } = pairByKey(
    new Map(base.servers.map((server) => [key(server, base), server])),
    new Map(head.servers.map((server) => [key(server, head), server])),
  );
  const [[, gone] = [], [, fresh] = []] = replacement(removed, added) ?? [];
  if (gone !== undefined && fresh !== undefined)
    noteAround(out, 'server-changed', {
      key: asText(gone['url']),
      message: `The server \`${asText(gone['url'])}\` is \`${asText(fresh['url'])}\` now`,
      base: gone,
      head: fresh,
    });
  else {
    // Without a list of servers, the server is `/`. If the newer version has no list, nothing is reported as removed.
    for (const [, server] of head.servers.length === 0 ? [] : removed)
      noteAround(out, 'server-removed', {
        key: asText(server['url']),
        message: `The server \`${asText(server['url'])}\` has been removed`,
        base: server,
        head: head.serversIn,
      });
    for (const [, server] of added)
      noteAround(out, 'server-added', {
        key: asText(server['url']),
        message: `The server \`${asText(server['url'])}\` is new`,
        head: server,
      });
  }
  for (const [, before, after] of pairs) compareVariables(before, after, out);
}

/** Compares server variables, paired by their position in the URL (OpenAPI 3.1, section 4.8.6). */
function compareVariables(base: Raw, head: Raw, out: Collector): void {
  const variables = (server: Raw): readonly (readonly [string, Raw])[] =>
    [...asText(server['url']).matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => [
      name,
      asRecord(asRecord(server['variables'])[name]),
    ]);
  const after = variables(head);
  variables(base).forEach(([, before], index) => {
    const [name, now] = after[index] ?? ['', {}];
    const url = asText(head['url']);
    const report = (kind: DescriptionChange, message: string, detail?: string): void =>
      noteAround(out, kind, {
        key: [url, name, ...(detail === undefined ? [] : [detail])].join(' '),
        message,
        base: before,
        head: now,
        candidates: [detail === undefined ? ['default'] : ['enum', detail]],
      });
    const [had, has] = [asTexts(before['enum']), asTexts(now['enum'])];
    for (const value of asList(now['enum']).length > 0 ? had.filter((one) => !has.includes(one)) : [])
      report(
        'server-value-removed',
        `The server \`${url}\` no longer has the value \`${value}\` for \`${name}\``,
        value,
      );
    if (had.length === 0 && has.length > 0)
      report(
        'server-values-limited',
        `The server \`${url}\` allows only ${has.map((one) => `\`${one}\``).join(', ')} for \`${name}\` now`,
        'enum',
      );
    for (const value of had.length > 0 ? has.filter((one) => !had.includes(one)) : [])
      report('server-value-added', `The server \`${url}\` has the new value \`${value}\` for \`${name}\``, value);
    const [was, is] = [asText(before['default']), asText(now['default'])];
    if (was !== is && was !== '')
      report(
        'server-default-changed',
        `The variable \`${name}\` of the server \`${url}\` has the default \`${is}\` instead of \`${was}\``,
      );
  });
}
