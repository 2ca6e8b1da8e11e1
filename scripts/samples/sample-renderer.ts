import type { SampleLanguage, SampleRequest } from '../../src/model/sample.ts';

/** One sample language: prints a request as an idiomatic programme of that language. Pure. */
export interface SampleRenderer {
  readonly language: SampleLanguage;
  /** How a comment line looks. */
  comment(text: string): string;
  render(request: SampleRequest): string;
}
