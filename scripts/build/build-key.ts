import { createHash } from 'node:crypto';
import path from 'node:path';
import type { SourceOptions } from '../compile/source/load.ts';
import type { Mode } from './assets.ts';
import { sourceHash } from './source-hash.ts';

/** A key of what something is made from: a text, bytes, or plain data. */
export function keyOf(value: unknown): string {
  const bytes = value instanceof Uint8Array ? value : typeof value === 'string' ? value : JSON.stringify(value);
  return createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
}

interface BuildInputs {
  readonly sources: SourceOptions;
  readonly base: string;
  readonly mode: Mode;
}

/** A key of everything but the sources that determines what a build writes. */
export function buildKeyOf({ sources, base, mode }: BuildInputs): string {
  return keyOf([
    process.version,
    process.cwd(),
    path.resolve(sources.openapi),
    sources.guides,
    base,
    mode,
    sourceHash(['scripts', 'src', 'package-lock.json', 'vite.config.ts']),
  ]);
}
