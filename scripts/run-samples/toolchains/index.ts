import type { Toolchain } from '../toolchain.ts';
import { curl } from './curl.ts';
import { javascript } from './javascript.ts';

/** One for each language of the samples. */
export const TOOLCHAINS: readonly Toolchain[] = [curl, javascript];
