import type { SampleLanguage, SampleRequest } from '../../model/sample.ts';

/** Renders a request as an idiomatic program in one language. Pure. */
export interface SampleRenderer {
  readonly language: SampleLanguage;
  /** The text before everything else in a program, even before comments: `<?php`. */
  readonly opening?: string;
  /** Writes a one-line comment. */
  comment(text: string): string;
  /** Returns the program, without `opening`. Expects a request that `portable` returned. */
  render(request: SampleRequest): string;
}
