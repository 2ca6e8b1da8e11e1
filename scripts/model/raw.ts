/**
 * Tolerant reading of raw objects: a description that broke the lint still has to become a model,
 * so that all its problems are reported at once.
 */
export type Raw = Readonly<Record<string, unknown>>;

export function asRecord(value: unknown): Raw {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Raw) : {};
}

export function asList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

export function asText(value: unknown, fallback = ''): string {
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : fallback;
}

export function asTexts(value: unknown): readonly string[] {
  return asList(value).filter((item): item is string => typeof item === 'string');
}
