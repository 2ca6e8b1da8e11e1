import type { SampleLanguage, SampleRequest } from '../../model/sample.ts';

/** One sample language: prints a request as an idiomatic program of that language. Pure. */
export interface SampleRenderer {
  readonly language: SampleLanguage;
  /** What stands before everything else, comments too: `<?php`. */
  readonly opening?: string;
  /** How a comment line looks. */
  comment(text: string): string;
  /** The program, after the opening. */
  render(request: SampleRequest): string;
}
