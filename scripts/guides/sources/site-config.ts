import type { SiteConfig } from '#src/model/site.ts';
import { asRecord, asText } from '#src/shared/schema/raw.ts';
import { displayPath, type Problem } from '../../cli/problem.ts';
import type { RedirectSource } from './guide-source.ts';
import type { OwnFile } from '../../description/source/images.ts';
import { SITE_SCHEMA } from './site-schema.ts';
import { readLook } from './site-look.ts';
import { settingsProblems, parseYaml } from '../../description/source/yaml.ts';

/** Settings whose value is a string, with their defaults. */
const DEFAULTS = {
  brand: '',
  url: '',
  supportEmail: '',
  signInUrl: '',
  signUpUrl: '',
  chatUrl: '',
  poweredBy: '',
  lang: 'en-GB',
  suffix: 'Docs',
};
/**
 * Settings of a site without guides. Pages show the name of the API instead of the empty `brand`, and leave out links
 * without a URL, such as `chatUrl`.
 */
export const DEFAULT_CONFIG = withValues(DEFAULTS);
/** Keys of `site.yaml` with settings of the look, which `<Value site>` cannot print in a guide. */
const LOOKS: ReadonlySet<string> = new Set([
  'accent',
  'fonts',
  'radius',
  'logo',
  'favicon',
  'picture',
  'links',
  'button',
  'footer',
  'announcement',
]);

/** Reads `site.yaml`. If the file is missing or empty, returns the default settings and a problem. */
export function readSiteConfig(
  file: string,
  text: string | undefined,
): {
  config: SiteConfig;
  redirects: readonly RedirectSource[];
  images: readonly OwnFile[];
  problems: readonly Problem[];
} {
  if (text === undefined || text.trim() === '')
    return { config: DEFAULT_CONFIG, redirects: [], images: [], problems: [missingFile(file, text)] };
  const yaml = parseYaml(text, file);
  const { extensions, redirects, ...rest } = asRecord(yaml.value);
  const { images, problems: lookProblems, ...looks } = readLook(yaml, file);
  const texts = Object.entries(rest).filter(([key]) => !LOOKS.has(key));
  const values = Object.fromEntries(texts.map(([key, value]) => [key, asText(value)]));
  const labels = Object.fromEntries(Object.entries(asRecord(extensions)).map(([name, label]) => [name, asText(label)]));
  return {
    redirects: Object.entries(asRecord(redirects)).map(([from, to]) => ({
      from,
      to: asText(to),
      location: yaml.locate(['redirects', from], true),
    })),
    config: { ...withValues({ ...DEFAULTS, ...values }), ...looks, extensions: labels },
    images,
    problems: [...settingsProblems(yaml, SITE_SCHEMA, 'site-config'), ...lookProblems],
  };
}

function withValues(values: Readonly<Record<string, string>>): SiteConfig {
  const texts = Object.keys(DEFAULTS).map((key) => [key, values[key] ?? '']);
  const config = Object.fromEntries(texts) as typeof DEFAULTS;
  return { ...config, url: config.url.replace(/\/+$/, ''), extensions: {}, values };
}

function missingFile(file: string, text: string | undefined): Problem {
  return {
    check: 'site-config',
    severity: 'error',
    message: text === undefined ? 'The guides have no `site.yaml`.' : '`site.yaml` is empty.',
    hint: `Write \`${SITE_SCHEMA.required.join(', ')}: …\` in \`site.yaml\`, and every key that the guides print.`,
    location: { file: displayPath(file), line: 1, column: 1 },
    unread: '',
  };
}
