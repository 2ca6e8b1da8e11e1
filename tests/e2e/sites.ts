import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { repository } from './server.ts';

/** A built site that browser tests read: this project's own, or that of the fixture `parcels`. */
export type SiteName = 'own' | 'parcels';

const FOLDERS: Readonly<Record<SiteName, string>> = {
  own: process.env['SITE_DIR'] ?? 'dist',
  parcels: 'node_modules/.cache/parcels',
};

/** Sites that are read page by page: both, or what `SITE_DIR` names alone. */
export const SITES: readonly SiteName[] = process.env['SITE_DIR'] === undefined ? ['own', 'parcels'] : ['own'];

export const folderOf = (site: SiteName): string => resolve(repository, FOLDERS[site]);

/** Environment variable that holds the address at which a site is served. */
export const addressKey = (site: SiteName): string => `SITE_URL_${site.toUpperCase()}`;

/** Address at which a site is served, without trailing slash. */
export const addressOf = (site: SiteName): string => process.env[addressKey(site)] ?? '';

/** Paths of every page of a site, as its sitemap lists them. */
export function sitemapOf(site: SiteName): readonly string[] {
  const file = join(folderOf(site), 'sitemap.xml');
  if (!existsSync(file))
    throw new Error(`There is no built site in ${FOLDERS[site]}: run \`npm test -- --only ${BUILDS[site]}\` first.`);
  return [...readFileSync(file, 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
}

/** Suites that build the sites. */
const BUILDS: Readonly<Record<SiteName, string>> = { own: 'build', parcels: 'parcels' };

/** One page of each kind of the fixture site, its longest guide among them: for what takes seconds a page. */
export const kinds: readonly string[] = [
  '/welcome',
  '/book-a-shipment',
  '/tracking',
  '/reference',
  '/reference/operations/listShipments',
  '/reference/tags/Shipments',
  '/reference/schemas/Shipment',
  '/reference/webhooks/parcelDelivered',
  '/reference/errors/401',
  '/reference/samples',
];
