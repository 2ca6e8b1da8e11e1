import type { Site } from '#src/model/site.ts';
import { operationNames } from '../../pages/operation/call-places.ts';
import { referenceIndex } from '../../pages/reference/groups.ts';
import { toSite } from '../../pages/site.ts';
import type { ReadVersion } from '../../description/read-version.ts';
import type { GuideSources } from '../../guides/sources/guide-source.ts';
import { DEFAULT_CONFIG } from '../../guides/sources/site-config.ts';

/** The URLs that a version publishes, and its site. A page of `site` is built when it is first read. */
export interface Published {
  readonly site: Site;
  /**
   * Maps the URL of each page to the names that changes use for its operation, webhook, schema, tag or error. The URL
   * of a guide is mapped to the path of its file. Index pages are left out.
   */
  readonly pages: ReadonlyMap<string, readonly string[]>;
  /** Maps former URLs to the URLs to which they redirect. */
  readonly redirects: ReadonlyMap<string, string>;
}

const NO_GUIDES: GuideSources = { config: DEFAULT_CONFIG, groups: [], guides: [] };

/** Returns the URLs that a version of the description publishes, including those of its guides. */
export function published({ toApi }: ReadVersion, guides = NO_GUIDES): Published {
  const api = toApi();
  const { site } = toSite(api, guides);
  const { operation, ...others } = referenceIndex(api);
  const named = [others.webhook, others.schema, others.tag, others.error].flatMap((kind) => [...kind]);
  return {
    site,
    pages: new Map<string, readonly string[]>([
      ...guides.guides.map(({ href, file }) => [href, [file]] as const),
      ...named.map(([name, href]) => [href, [name]] as const),
      ...api.operations.map((one) => [operation.get(one.operationId) ?? '', operationNames(one)] as const),
    ]),
    redirects: new Map(site.redirects.map(({ from, to }) => [from, to.replace(/#.*/, '')])),
  };
}
