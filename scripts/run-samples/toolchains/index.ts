import type { Toolchain } from '../toolchain.ts';
import { csharp } from './csharp.ts';
import { curl } from './curl.ts';
import { go } from './go.ts';
import { java } from './java.ts';
import { javascript } from './javascript.ts';
import { kotlin } from './kotlin.ts';
import { php } from './php.ts';
import { python } from './python.ts';
import { ruby } from './ruby.ts';

/** One for each language of the samples. */
export const TOOLCHAINS: readonly Toolchain[] = [curl, javascript, python, php, csharp, java, go, ruby, kotlin];
