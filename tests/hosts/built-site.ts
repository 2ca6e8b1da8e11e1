import { cpSync, mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildAssets } from '#scripts/build/assets/assets.ts';
import { securityHeaders } from '#scripts/outputs/headers.ts';
import { fontsOf, withLook } from '#scripts/outputs/html/look.ts';
import { execute } from '#scripts/cli/execute.ts';

/** A site as it lies in a host's folder. */
export interface BuiltSite {
  /** The host's root: holds the site at its base. */
  readonly root: string;
  readonly base: string;
  /** Address of every page of the sitemap and of an odd one, base included. */
  readonly routes: readonly string[];
  /** Old paths of pages, of Markdown and of files, as browsers send them, and where they lead. */
  readonly leadsOn: readonly (readonly [old: string, page: string, anchor?: string])[];
  /** Security headers that fit whatever its pages may hold. */
  readonly security: Readonly<Record<string, string>>;
  /** Address of every file with a hash in its name, base included; the packed forms beside them left out. */
  readonly assets: readonly string[];
  /** Address of every file to take away, base included; the packed forms beside them left out. */
  readonly downloads: readonly string[];
}

/** Folder of an earlier version. */
export const EARLIER = 'v/1/';

/** Copies a site from which pages have moved, and gives it an earlier version. Returns the options that name it. */
function sourcesIn(folder: string): readonly string[] {
  cpSync('tests/fixtures/parcels', folder, { recursive: true });
  writeFileSync(join(folder, 'openapi/versions.yaml'), "published: [{ label: '1', from: openapi.yaml }]\n");
  return ['--openapi', join(folder, 'openapi/openapi.yaml'), '--guides', join(folder, 'guides')];
}

const LEADS_ON: BuiltSite['leadsOn'] = [
  ['where-is-my-parcel', 'tracking'],
  ['where-is-my-parcel/', 'tracking'],
  ['where-is-my-parcel.md', 'tracking.md'],
  ['reference/operations/findShipments', 'reference/operations/listShipments'],
  ['reference/schemas/Consignment.md', 'reference/schemas/Shipment.md'],
  ['v/1', 'v/1/reference'],
  ['docs/v1/Tracking%20(old).html', 'tracking', '#statuses'],
  ['docs/v1/f%C3%BCr%20dich;a=b', 'reference/operations/listShipments'],
];

/**
 * Builds the site below the folder `root`, as an operator would.
 *
 * @throws what the build printed, when it fails.
 */
export async function builtSite(root: string, base: string): Promise<BuiltSite> {
  const out = join(root, base);
  const { code, stderr } = await execute(
    [
      process.execPath,
      'scripts/run.mjs',
      'build',
      '--force',
      '--base',
      base,
      '--out',
      out,
      ...sourcesIn(`${root}-sources`),
    ],
    {
      timeout: 300_000,
    },
  );
  if (code !== 0) throw new Error(`The build for ${base} fails: ${stderr}`);
  addOdd(out);
  age(out);
  const { code: inline, fonts } = await buildAssets({ mode: 'production' });
  const sitemap = readFileSync(join(out, 'sitemap.xml'), 'utf8');
  const routes = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
  return {
    root,
    base,
    leadsOn: LEADS_ON,
    security: securityHeaders(withLook(inline, {}, fontsOf(fonts, {}, base))),
    routes: [...routes, base + ODD, `${base}${EARLIER}reference`],
    assets: [...filesIn('assets'), ...filesIn(`${EARLIER}assets`)],
    downloads: [...filesIn('downloads'), ...filesIn(`${EARLIER}downloads`)],
  };

  function filesIn(folder: string): readonly string[] {
    // A download that is gone leads on by a page.
    return readdirSync(join(out, folder), { withFileTypes: true })
      .filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name))
      .map(({ name }) => `${base}${folder}/${name}`);
  }
}

/** A page whose address looks like a file: names of schemas may hold dots. */
const ODD = 'reference/schemas/io.example.Odd.json';

function addOdd(out: string): void {
  mkdirSync(join(out, ODD), { recursive: true });
  writeFileSync(join(out, ODD, 'index.html'), '<!doctype html><title>Odd</title>');
}

const HOUR = 3_600_000;

/** Dates files back: a date of the last minute is no strong validator (RFC 9110, section 8.8.2.2). */
function age(folder: string): void {
  const date = new Date(Date.now() - HOUR);
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    utimesSync(join(folder, name), date, date);
}
