import type { SiteConfig } from '#src/model/site.ts';
import { asRecord, asText, isRecord } from '#src/shared/schema/raw.ts';
import { displayPath, type Problem } from '../../../cli/problem.ts';
import type { RedirectSource } from './guide-source.ts';
import type { GuideImage } from './images.ts';
import { SITE_SCHEMA } from './settings-schemas.ts';
import { readLook } from './site-look.ts';
import { parseYaml, type YamlFile } from '../yaml.ts';

const REQUIRED = SITE_SCHEMA.required;

/** Used for a reference without guides: the API's own name, and no address. */
export const DEFAULT_CONFIG: SiteConfig = withValues({
  brand: '',
  url: '',
  supportEmail: '',
  signInUrl: '',
  signUpUrl: '',
  chatUrl: '',
  poweredBy: '',
});
/** Extensions of OpenAPI (3.1, section 4.9). */
const EXTENSION = /^x-./;

/** What of the settings is no text that guides print. */
const LOOKS: ReadonlySet<string> = new Set(['accent', 'logo', 'favicon', 'links']);

/** Reads `site.yaml`: names and addresses outside the API. */
export function readSiteConfig(
  file: string,
  text: string | undefined,
): {
  config: SiteConfig;
  redirects: readonly RedirectSource[];
  images: readonly GuideImage[];
  problems: readonly Problem[];
} {
  if (text === undefined) return { config: DEFAULT_CONFIG, redirects: [], images: [], problems: [missingFile(file)] };
  const yaml = parseYaml(text, file);
  const { extensions, redirects, ...rest } = asRecord(yaml.value);
  const { images, problems: lookProblems, ...looks } = readLook(yaml, file);
  const texts = Object.entries(rest).filter(([key]) => !LOOKS.has(key));
  const values = Object.fromEntries(texts.map(([key, value]) => [key, asText(value)]));
  const labels = Object.fromEntries(Object.entries(asRecord(extensions)).map(([name, label]) => [name, asText(label)]));
  const unlabelled = Object.keys(labels).filter((name) => !EXTENSION.test(name) || labels[name] === '');
  const missing = yaml.problems.length > 0 ? [] : REQUIRED.filter((key) => (values[key] ?? '') === '');
  return {
    redirects: Object.entries(asRecord(redirects)).map(([from, to]) => ({
      from,
      to: asText(to),
      location: yaml.locate(['redirects', from], true),
    })),
    config: { ...withValues({ ...DEFAULT_CONFIG.values, ...values }), ...looks, extensions: labels },
    images,
    problems: [
      ...yaml.problems,
      ...lookProblems,
      ...wrongValues(values, yaml),
      ...unlabelled.map((name) =>
        problem(
          `\`${name}\` in \`extensions\` is no extension with a label.`,
          'Write `x-name: Label`: its name in the description, and what readers see.',
          yaml.locate(['extensions', name], true),
        ),
      ),
      ...(isRecord(redirects ?? {})
        ? []
        : [
            problem(
              '`redirects` is no map.',
              'Write a line for each old path: `/old-page: /page`.',
              yaml.locate(['redirects'], true),
            ),
          ]),
      ...missing.map((key) => problem(`\`${key}\` is missing.`, `Add \`${key}: …\`.`, yaml.locate([key], true))),
    ],
  };
}

/**
 * Finds keys that end in `url` without a URL, keys that end in `email` without an e-mail address (RFC 3986, RFC 5322),
 * and `operations` without its one value. Scripts are reported by `guide-hostile`.
 */
function wrongValues(values: Readonly<Record<string, string>>, yaml: YamlFile): Problem[] {
  return Object.entries(values).flatMap(([key, value]) => {
    if (value === '') return [];
    if (/url$/i.test(key) && !/^[a-z][a-z+.-]*:\S+$/i.test(value))
      return [
        problem(
          `\`${key}\` is \`${value}\`, which is no address of the web.`,
          'Write it in full: `https://…`.',
          yaml.locate([key]),
        ),
      ];
    if (key === 'operations' && value !== 'all')
      return [problem(`\`operations\` is \`${value}\`.`, 'Write `all`, or leave it out.', yaml.locate([key]))];
    if (/e-?mail$/i.test(key) && !/^[^\s@]+@[^\s@]+$/.test(value))
      return [
        problem(
          `\`${key}\` is \`${value}\`, which is no e-mail address.`,
          'Write it as `name@example.com`.',
          yaml.locate([key]),
        ),
      ];
    return [];
  });
}

function withValues(values: Readonly<Record<string, string>>): SiteConfig {
  const value = (key: keyof SiteConfig): string => values[key] ?? '';
  return {
    brand: value('brand'),
    url: value('url').replace(/\/+$/, ''),
    supportEmail: value('supportEmail'),
    signInUrl: value('signInUrl'),
    signUpUrl: value('signUpUrl'),
    chatUrl: value('chatUrl'),
    poweredBy: value('poweredBy'),
    extensions: {},
    values,
  };
}

function missingFile(file: string): Problem {
  return problem('The guides have no `site.yaml`.', `Add one with ${REQUIRED.join(', ')}.`, {
    file: displayPath(file),
    line: 1,
    column: 1,
  });
}

function problem(message: string, hint: string, location: Problem['location']): Problem {
  return { check: 'site-config', severity: 'error', message, hint, location };
}
