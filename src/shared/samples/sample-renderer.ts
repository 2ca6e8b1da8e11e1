import type { SampleLanguage, SampleRequest } from '../../model/sample.ts';

/** One sample language: prints a request as an idiomatic program. Pure. */
export interface SampleRenderer {
  readonly language: SampleLanguage;
  /** The text before everything else, including comments: `<?php`. */
  readonly opening?: string;
  /** Writes a one-line comment. */
  comment(text: string): string;
  /** Returns the program, after the opening, of a `portable` request. */
  render(request: SampleRequest): string;
}
