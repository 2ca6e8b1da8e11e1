import type { Toolchain } from '../toolchain.ts';
import { curl } from './curl.ts';
import { javascript } from './javascript.ts';
import { php } from './php.ts';
import { python } from './python.ts';
import { ruby } from './ruby.ts';

/** One for each language of the samples. */
export const TOOLCHAINS: readonly Toolchain[] = [curl, javascript, python, php, ruby];
