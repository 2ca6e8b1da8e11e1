import type { SampleLanguage, SampleRequest } from '../../model/sample.ts';

/** One sample language: prints a request as an idiomatic program of that language. Pure. */
export interface SampleRenderer {
  readonly language: SampleLanguage;
  /** The text before everything else, comments too: `<?php`. */
  readonly opening?: string;
  /** Writes a comment on one line. */
  comment(text: string): string;
  /** The program, after the opening, of a request that is `portable`. */
  render(request: SampleRequest): string;
}
