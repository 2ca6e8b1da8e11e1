import { compile } from '#scripts/checks/compile.ts';
import { parseJson } from '#src/shared/schema/number-text.ts';
import type { Api } from '#src/model/api.ts';
import type { CallData, DataIndex } from '#src/model/call-data.ts';
import type { ReferencePage } from '#src/model/page.ts';
import type { ExplainSources } from '#src/shared/explain/compare.ts';

/** A description with the data that the site would write of it. */
export interface DescribedSite {
  readonly api: Api;
  readonly sources: ExplainSources;
  /** The page at an address. */
  page(href: string): ReferencePage;
}

/** Compiles a description and keeps its data in memory, each file made when it is first asked for. */
export async function describedSite(openapi: string): Promise<DescribedSite> {
  const { api, site } = await compile({ openapi });
  if (api === undefined || site === undefined) throw new Error(`\`${openapi}\` could not be compiled.`);
  const { reference, data } = site;
  const made = new Map(data.shared().map(({ path, contents }) => [path, parseJson(contents)]));
  const index = made.get('data/index.json') as DataIndex;
  const hrefOf = new Map(index.calls.map(({ file, href }) => [file, href]));
  return {
    api,
    page: (href) => reference.page(pageOf(href)),
    sources: {
      index,
      load(file) {
        const path = `data/${file}`;
        const href = hrefOf.get(file);
        if (!made.has(path) && href !== undefined)
          for (const each of data.ofPage(reference.page(pageOf(href))))
            made.set(each.path, parseJson(each.contents) as CallData);
        const found = made.get(path);
        return found === undefined ? Promise.reject(new Error(`No file \`${file}\`.`)) : Promise.resolve(found);
      },
    },
  };
}

/** The page of an address that may lead to a part of it. */
function pageOf(href: string): `/${string}` {
  return href.replace(/#.*$/, '') as `/${string}`;
}
