import path from 'node:path';
import type { SourceOptions } from '../compile/source/load.ts';
import type { Mode } from './asset-bundles.ts';
import { keyOf } from '../text/key-of.ts';
import { sourceHash } from '../compile/source/source-hash.ts';

interface BuildInputs {
  readonly sources: SourceOptions;
  readonly base: string;
  readonly mode: Mode;
}

/** Returns a key of everything but the sources that determines the output of a build. */
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
