import type { Call, DownloadSource } from './download-source.ts';

/** Describes the operations that a collection has no request for; empty if there are none. */
export function leftOutText({ uncallable }: Pick<DownloadSource, 'uncallable'>): string {
  return uncallable.length === 0
    ? ''
    : `Left out, as path or method is not documented: ${uncallable.map(({ summary }) => summary).join('; ')}.`;
}

/** Describes a request, and what it lacks. */
export function requestText({ operation }: Call, { incomplete = '' }: Call['requests'][number]): string {
  return [operation.description, incomplete].filter((text) => text !== '').join('\n\n');
}
