import type { Api } from '../../src/model/api.ts';
import type { OpenApiDocument } from '../../src/model/openapi.ts';
import type { Site } from '../../src/model/site.ts';
import type { GuideSources } from '../guides/guide-source.ts';
import type { Locator } from '../locator.ts';
import type { Location, Related, Severity } from '../problem.ts';
import type { Policy } from './policy.ts';

/**
 * One way in which the sources can disagree. A check is one file, one line in `index.ts`, one entry in `README.md`
 * beside it and one failing case in the tests.
 */
export interface Check {
  /** The file's name; what people put into the policy. */
  readonly id: string;
  /** Judges by what is usual in one description, which elsewhere may mean nothing: runs where the policy names it under `conventions`. */
  readonly convention?: true;
  run(context: CheckContext): Iterable<Finding>;
}

/** What a check found: a problem without its id and severity, which the runner adds. */
export interface Finding {
  /** What is wrong, with the value in backticks. */
  readonly message: string;
  /** What to do about it. */
  readonly hint: string;
  readonly location: Location;
  readonly related?: readonly Related[];
  /** An error, unless it says otherwise. */
  readonly severity?: Severity;
}

/** Everything a check may look at. Nothing in it may be changed. */
export interface CheckContext {
  readonly api: Api;
  /** The bundled document; its nodes lead back to the author's files through `locator`. */
  readonly document: OpenApiDocument;
  readonly locator: Locator;
  /** Absolute path of the description's entry file. */
  readonly entry: string;
  readonly guides: GuideSources;
  readonly site: Site;
  readonly policy: Policy;
}
