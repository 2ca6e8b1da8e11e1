import type { SampleLanguage, SampleRequest } from '../../model/sample.ts';

/** One language of samples: prints a request as an idiomatic program. Pure. */
export interface SampleRenderer {
  readonly language: SampleLanguage;
  /** The text before everything else, even comments: `<?php`. */
  readonly opening?: string;
  /** Writes a one-line comment. */
  comment(text: string): string;
  /** Returns the program for a `portable` request, without `opening`. */
  render(request: SampleRequest): string;
}
