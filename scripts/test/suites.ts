import { installed } from '../run-samples/install.ts';
import { TOOLCHAINS } from '../run-samples/toolchains/index.ts';
import { chromium } from './chromium.ts';
import { program } from './programs.ts';

/** A suite of tests: a project in `vite.config.ts`, or in `tests/e2e/playwright.config.ts`. */
export interface Suite {
  readonly name: string;
  /** What the suite tests, as `npm test -- --help` prints it. */
  readonly what: string;
  readonly runner: 'vitest' | 'playwright';
  /** Matches the files on which the suite depends, for `--changed`; by default, all files. */
  readonly reads?: RegExp;
  /** Installs what the suite needs on this machine. */
  readonly prepare?: () => Promise<void>;
}

const vitest = (name: string, what: string, more: Partial<Suite> = {}): Suite => ({
  name,
  what,
  runner: 'vitest',
  ...more,
});
const browser = (name: string, what: string, more: Partial<Suite> = {}): Suite => ({
  name,
  what,
  runner: 'playwright',
  prepare: withChromium,
  ...more,
});

/**
 * Matches the files from which sites are built. Checks only decide whether a site may be built, so their files are not
 * included.
 */
const SITE =
  /^(openapi|guides|src|scripts\/(build|cli|description|downloads|examples|guides|outputs|pages|text)|tests\/fixtures\/parcels)\/|^vite\.config/;
const CODE = /\.(tsx?|mjs)$|\.json$/;

const BUILDS = [
  vitest('build', 'the site', { reads: SITE }),
  vitest('parcels', 'the site of another provider, for tests of what pages do', { reads: SITE }),
];

/** Suites that every change has to pass. */
export const SHORT: readonly Suite[] = [
  vitest('format', 'Prettier, of the files that differ from the main branch'),
  vitest('types', 'TypeScript', { reads: CODE }),
  vitest('lint', 'oxlint', { reads: CODE }),
  vitest('unused', 'files, exports and packages that nothing uses', { reads: CODE }),
  ...BUILDS,
  vitest('check', 'description and guides agree', { reads: /^(openapi|guides|scripts|src\/shared)\/|^README\.md$/ }),
  vitest('unit', 'unit tests', { reads: /^(?!tests\/(e2e|golden|hosts|languages)\/)/ }),
  vitest('document', 'unit tests that need a document', { reads: /^(src|tests\/unit)\// }),
  vitest('golden', 'pages, compared with the expected files', { reads: /^(src|scripts|tests\/(golden|unit))\// }),
  browser('browser', 'every page of both sites, read in Chromium, and the requirements of the product for this one', {
    reads: /^(openapi|guides|src|scripts|tests\/(e2e|fixtures\/parcels))\//,
  }),
];

/** Further suites, which CI runs. They take minutes each, and install what they need. */
export const LONG: readonly Suite[] = [
  vitest('format-all', 'Prettier, of all files'),
  ...BUILDS,
  vitest('reference', 'the site of a description that uses everything'),
  vitest('samples', 'every request sample of the site, run in its own language'),
  vitest('reference-samples', 'every request sample of the site that `reference` builds, run in its own language'),
  vitest('explain', 'explanations of valid and of broken example responses; of descriptions in EXPLAIN_CORPUS too'),
  vitest('builder', 'requests built of examples and at random; of descriptions in BUILDER_CORPUS too'),
  vitest('flight', 'bytes of each kind of page; of descriptions in FLIGHT_CORPUS too', { prepare: withChromium }),
  vitest(
    'leaks',
    'nothing internal is in any file of a build, and every text of the rest is on a page; of descriptions in LEAKS_CORPUS too',
  ),
  vitest('package', 'the package, installed into an empty folder: its commands, and the same site as here'),
  vitest('languages', 'requests and receivers compiled and run in every language', { prepare: withLanguages }),
  vitest('conformance', 'the script that tries handlers of webhooks', { prepare: withLanguages }),
  vitest('renames', 'random renames, after which every old URL still leads to its page; RENAMES_SEED selects others'),
  vitest('drift', 'the check reports introduced mistakes, and accepts correct edits'),
  vitest('accepted', 'ten accepted edits at once: all suites that depend on content still pass', {
    prepare: withChromium,
  }),
  vitest('fuzz', 'hostile descriptions and guides do no harm'),
  vitest('hosts', 'the site served by nginx, Caddy and Apache', { prepare: withPrograms }),
  vitest('downloads', 'the downloads, read by other programs and run against the mock', {
    prepare: withPrograms,
  }),
  vitest('pictures', 'the pictures of README show the page that was built'),
  vitest(
    'nodes',
    'commands on each version of Node.js that README names, and unit tests on the oldest, unless it is this one',
  ),
  browser('behaviour', 'what a reader does with a built site in Chromium'),
  browser('without scripts', 'the guides, read in Chromium without scripts'),
  browser('dev', 'edits and their problems shown in open pages'),
  browser(
    'accessibility',
    'every page and every state of the frame, in both colour schemes, by all rules of WCAG A and AA',
  ),
  browser('firefox', 'reading and first actions in Firefox', { prepare: withEngines }),
  browser('webkit', 'reading and first actions in WebKit', { prepare: withEngines }),
];

async function withChromium(): Promise<void> {
  process.env['CHROMIUM_PATH'] = await chromium();
}

/** Installs Firefox and WebKit if possible. If a browser is missing, its tests report that. */
async function withEngines(): Promise<void> {
  await program(['firefox-esr', 'firefox'], ['firefox-esr']);
  await program(['WebKitWebDriver'], ['webkit2gtk-driver', 'xvfb']);
}

/** Installs programs before the tests start: tests that run in parallel would all install them at the same time. */
async function withPrograms(): Promise<void> {
  for (const name of ['nginx', 'caddy', 'apache2', 'unzip']) await program([name], [name]);
}

/** Installs the tools of the sample languages if possible. Tests of a language without a tool are skipped. */
async function withLanguages(): Promise<void> {
  await installed(TOOLCHAINS, (line) => process.stderr.write(`${line} …\n`));
}
