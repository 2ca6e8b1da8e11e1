import { escapeRegExp } from '#src/shared/text/escape-reg-exp.ts';
import { nearest, suggestion } from '#src/shared/text/nearest.ts';
import { SITE_SCHEMA } from '../../guides/sources/site-schema.ts';
import type { Check } from '../lookup/check.ts';
import { placeInText } from '../lookup/guides/files.ts';

const SETTINGS = Object.keys(SITE_SCHEMA.properties);

/** Every key of `site.yaml` is a setting, or a value that a guide prints. Any other key is misspelt or unused. */
export const siteValues: Check = {
  id: 'site-values',
  *run({ guides: { guides, config, settings: [site] = [] } }) {
    if (site === undefined) return;
    for (const [key, value] of Object.entries(config.values)) {
      const use = new RegExp(`(?:=\\s*["']|site:)${escapeRegExp(key)}(?![\\w-])`);
      if (value === '' || SETTINGS.includes(key) || guides.some(({ text }) => use.test(text))) continue;
      const near = nearest(key, SETTINGS);
      const offset = site.text.search(new RegExp(`^["']?${escapeRegExp(key)}["']?\\s*:`, 'm'));
      yield {
        severity: 'warning',
        message: `No guide prints \`${key}\`, and it is not a setting.`,
        ...(near === undefined
          ? { hint: `Print it, \`<Value site="${key}" />\`, or remove it.`, isUnused: true }
          : suggestion(near)),
        location: placeInText(site, Math.max(0, offset)),
      };
    }
  },
};
