import type { OutputFile } from '../output-file.ts';
import { apache } from './apache.ts';
import { caddy } from './caddy.ts';
import { cloudflare, netlify } from './edge.ts';
import { headersFile } from './headers-file.ts';
import type { HostedSite } from './hosted-site.ts';
import { nginx } from './nginx.ts';
import { redirectsFile } from './redirects-file.ts';

const HOSTS: readonly ((site: HostedSite) => OutputFile)[] = [
  headersFile,
  redirectsFile,
  nginx,
  caddy,
  apache,
  netlify,
  cloudflare,
];

/** Returns the configuration files of every supported host. */
export function hostingFiles(site: HostedSite): OutputFile[] {
  return HOSTS.map((host) => host(site));
}
