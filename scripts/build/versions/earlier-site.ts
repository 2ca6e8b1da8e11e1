import type { Api } from '#src/model/api.ts';
import type { OpenApiDocument } from '#src/model/openapi.ts';
import type { Site } from '#src/model/site.ts';
import { readDescription } from '../../pages/read-description.ts';
import { toSite } from '../../pages/site.ts';
import type { PublishedVersion } from '../../description/source/published-versions.ts';
import { omitUndefined } from '../../text/omit-undefined.ts';

/** A description with its compiled site. */
export interface CompiledVersion {
  readonly site: Site;
  readonly api: Api;
  /** The description, converted to the dialect of OpenAPI 3.1. */
  readonly document: OpenApiDocument;
  /** The description as its author wrote it, bundled as JSON. */
  readonly bundled: string;
}

/** A version of the description, with its folder and name in the site. */
export interface SiteVersion extends CompiledVersion {
  /** Folder of the version in the site, such as `v/1.2/`. It is empty for the current version, which has all guides. */
  readonly folder: string;
  /** Name of the version for readers: `Version 1.2`. */
  readonly name: string;
  /** The last day on which the version is available (RFC 3339, full-date); absent if unknown. */
  readonly until?: string;
  /** Name of the version in the change history. */
  readonly release?: string;
}

/**
 * Compiles the reference of an earlier version, without guides. It has the navigation, names and look of the current
 * site. Returns undefined if the description cannot be read, a problem that `readHistory` reports.
 */
export async function earlierSite(
  { version: { entry, files } }: PublishedVersion,
  { config, nav, synonyms }: Site,
): Promise<CompiledVersion | undefined> {
  const { description } = await readDescription(entry, Object.keys(config.extensions), omitUndefined({ files }));
  if (description === undefined) return undefined;
  const { api, document, bundled, tools } = description;
  // Earlier versions have no record of sample runs and no source links.
  const { record: _, ...known } = tools;
  const guides = { config, groups: [], guides: [], images: [...tools.pictures.values()] };
  const { site } = toSite(api, guides, { ...known, locate: () => undefined, changedOn: () => undefined });
  return { site: { ...site, pages: [], nav, synonyms, redirects: [] }, api, document, bundled };
}
