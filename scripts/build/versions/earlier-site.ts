import type { Api } from '#src/model/api.ts';
import type { OpenApiDocument } from '#src/model/openapi.ts';
import type { Site } from '#src/model/site.ts';
import { VERSIONS_FOLDER } from '../headers.ts';
import { readDescription } from '../../compile/read-description.ts';
import { toSite } from '../../compile/pages/site.ts';
import type { PublishedVersion } from '../../compile/source/published-versions.ts';

/** A description with the site that is made of it. */
export interface CompiledVersion {
  readonly site: Site;
  readonly api: Api;
  /** In the dialect of OpenAPI 3.1. */
  readonly document: OpenApiDocument;
  /** As its author wrote it, as JSON. */
  readonly bundled: string;
}

/**
 * Compiles the reference of an earlier version, without guides: those of the current site are for all versions, as are its
 * names and looks. Undefined where the version cannot be read, which the history reports.
 */
export async function earlierSite(
  { version: { entry, files } }: PublishedVersion,
  { config, nav, synonyms }: Site,
): Promise<CompiledVersion | undefined> {
  const { description } = await readDescription(
    entry,
    Object.keys(config.extensions),
    files === undefined ? {} : { files },
  );
  if (description === undefined) return undefined;
  const { api, document, bundled, tools } = description;
  // Which samples ran, and where a line can be edited, is known of the current version alone.
  const { record: _, ...known } = tools;
  const guides = { config, groups: [], guides: [], images: [...tools.pictures.values()] };
  const { site } = toSite(api, guides, { ...known, locate: () => undefined, changedOn: () => undefined });
  return { site: { ...site, pages: [], nav, synonyms, redirects: [] }, api, document, bundled };
}

/** The folder of a version below the site's root: `v/1.2/`. */
export function versionFolder(label: string): string {
  return `${VERSIONS_FOLDER}${label}/`;
}
