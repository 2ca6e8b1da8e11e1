import { STATUS_CODES } from 'node:http';
import type { Api, CatalogueEntry } from '#src/model/api.ts';

const CLASSES: Readonly<Record<string, string>> = {
  '1': 'Information',
  '2': 'Success',
  '3': 'Redirection',
  '4': 'Client error',
  '5': 'Server error',
};

/** Returns the names of all statuses in the error catalogue and in operations, by status code. */
export function statusTitles({ catalogue, operations }: Api): Readonly<Record<string, string>> {
  const responded = operations.flatMap(({ responses }) => responses.map(({ status }) => status));
  const codes = new Set(
    [...catalogue.map(({ code }) => code), ...responded].filter((code) => code !== 'default').sort(),
  );
  const entryOf = (code: string) => catalogue.find((entry) => entry.code === code);
  return Object.fromEntries([...codes].map((code) => [code, statusTitle(code, entryOf(code))]));
}

/**
 * Returns the name of a status: from the error catalogue, else its reason phrase, else its class (RFC 9110, section
 * 15).
 */
export function statusTitle(status: string, entry: CatalogueEntry | undefined): string {
  if (entry !== undefined && entry.title !== '') return entry.title;
  if (status === 'default') return 'Any other response';
  return STATUS_CODES[status] ?? CLASSES[status[0] ?? ''] ?? 'Response';
}
