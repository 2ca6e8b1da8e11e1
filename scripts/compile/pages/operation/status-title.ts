import { STATUS_CODES } from 'node:http';
import type { CatalogueEntry } from '#src/model/api.ts';

const CLASSES: Readonly<Record<string, string>> = {
  '1': 'Information',
  '2': 'Success',
  '3': 'Redirection',
  '4': 'Client error',
  '5': 'Server error',
};

/** Name of a status: the catalogue's, else the registered reason phrase, else its class (RFC 9110, section 15). */
export function statusTitle(status: string, entry: CatalogueEntry | undefined): string {
  if (entry !== undefined && entry.title !== '') return entry.title;
  if (status === 'default') return 'Any other response';
  return STATUS_CODES[status] ?? CLASSES[status[0] ?? ''] ?? 'Response';
}
