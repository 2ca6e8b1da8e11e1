import { words } from './words.ts';

/** Any of some words or phrases, each a pattern, whole and in any letters. */
function any(...phrases: readonly string[]): RegExp {
  return new RegExp(`\\b(?:${phrases.join('|')})\\b`, 'i');
}

const MONTH = '(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*';
/** A day, a month, a version or a release. */
const TIMES = [
  '20\\d\\d',
  `${MONTH}\\b`,
  'release\\b',
  '(?:this|that|the) (?:release|version|change|update|date|day)',
  'v?\\d+\\.\\d',
  'v\\d+',
  'version\\b',
];

/** A sentence that tells of the past. */
export const PAST: readonly RegExp[] = [
  any(
    'deprecat\\w+',
    'discontinued',
    'dropp(?:ed|ing)',
    'gone',
    'legacy',
    'obsolete',
    'remov(?:ed|al|es|e|ing)',
    'renam(?:ed|es|e|ing)',
    'replac(?:ed|es)',
    'retired?',
    'retires',
    'sunset\\w*',
    'superseded',
    'withdrawn',
  ),
  new RegExp(
    '\\b(?:was|were|been)\\s+(?:\\w+ly\\s+|once\\s+|then\\s+)?' +
      '(?:called|introduced|known|merged|named|spelled|spelt|split|written)\\b',
    'i',
  ),
  any('former(?:ly)?', 'no longer', '(?:not|nobody|nothing)\\b.*\\bany ?more', 'previous(?:ly)?', 'used to'),
  /\b(?:once|originally) (?:called\b|named\b|`)/i,
  /(?<!(?:second|minute|hour|day|week|month|year)s?[ -])\bold(?:er)?\b(?! (?:enough|than))/i,
  new RegExp(
    '\\b(?:before|earlier than|older than|prior to|till|until|up to)\\s+(?:the end of\\s+)?' +
      `(?:(?:early|mid|late|\\d{1,2})[ -]*)?(?:${TIMES.join('|')})`,
    'i',
  ),
  /\b(?:in|of|with|since|from|for) (?:v\d|(?:API )?versions? \d)/i,
  /(?:^|[.;] )(?:before|until then|back then|at first)(?:,|:| that\b)/i,
  any('in place of', 'instead of', 'rather than'),
];

/** A sentence that tells of what the reader makes. */
export const OWN: readonly RegExp[] = [
  any(
    '(?:your|the|our|two|three|four|five|these|its|\\w+ database) (?:\\w+ )?columns?',
    'your (?:\\w+ )?(?:database|tables?)',
  ),
  any(
    'any name',
    'as you like',
    '(?:call|name) (?:it|them)',
    'of your (?:choice|choosing)',
    'we call it',
    'you (?:choose|chose|declared?|defined?|invent|made|pick)',
    'your own',
    'yours',
  ),
];

/** What a reader has. */
const READERS = words(String.raw`
  app application
  backend bookkeeping browser build
  cart checkout CI class(?:es)? code controller
  database
  editor endpoints? environment
  firewall form framework front\s?end functions?
  handlers?
  jobs?
  ledger logs?
  machine model
  orders? ORM
  page pipeline project proxy
  queue
  records? repository routes? rows?
  servers? shell shop side site store systems?
  tables? team terminal tests? theme
  website worker
`);
/** What other companies and programs are called. */
const KINDS = words(String.raw`
  APIs?
  frameworks?
  gateways?
  libraries
  platforms? plugins? processors? products? providers?
  services? systems?
  tools?
  vendors?
`);

/** A sentence that may tell of something else. */
export const MAYBE_OTHER: readonly RegExp[] = [
  any(`your (?:\\w+[ -])?(?:${READERS})`),
  any(
    '(?:are|do|does|is) not',
    "(?:are|ca|do|does|is|wo)n['’]t",
    'cannot',
    '(?:has|have|there are|there is) no',
    'invalid',
    'misspelt',
    'neither',
    'never',
    'none',
    'nor',
    'unknown',
    'unlike',
    'will not',
    'without',
    'wrong',
  ),
  /\b(?:e\.g\.|for (?:example|instance)|such as)/i,
  any(`(?:another|another's|many|most|other|others|some) (?:${KINDS})`),
  any(
    'CDN',
    'database',
    'elsewhere',
    'firewall',
    'load balancer',
    'operating system',
    'prox(?:ies|y)',
    'spreadsheet',
    'the (?:framework|library|plugin)',
    'web server',
  ),
];

/** Headings and titles of pages that compare, or tell of changes. */
export const OTHER_SECTION = any(
  'alternatives?',
  'change ?log',
  'change[ds]',
  'compar\\w+',
  'differences?',
  'glossary',
  'histor(?:ies|y)',
  'migrat\\w*',
  '(?:com(?:e|ing)|mov(?:e|ing)|switch\\w*) from',
  'other providers?',
  'release notes',
  'releases',
  'upgrad\\w*',
  'versus',
  'vs',
  "what(?:['’]s| is) new",
);

/** Things of a program or a machine, which a word beside a name calls it. */
const THING = words(String.raw`
  actions? annotations?
  binar(?:y|ies) branch(?:es)? buckets? buttons?
  class(?:es)? columns? commands? components? constants? containers? cookies? crates? cron\s?jobs?
  decorators? directives? director(?:y|ies)
  elements? environment\svariables? exceptions? extensions?
  files? filters? flags? folders? functions?
  gems?
  helpers? hooks?
  interfaces?
  jobs?
  librar(?:y|ies) listeners?
  macros? middlewares? migrations? mocks? models? modules?
  options?
  packages? plugins?
  queues?
  rows?
  scripts? secrets? selectors? sessions? settings? shortcodes? structs? stubs?
  tables? tests? tools? topics? traits?
  variables?
  workflows?
`);
export const BEFORE_THING = new RegExp(`^\\s*(?:\\w+\\s+)?(?:${THING})\\b`, 'i');
export const AFTER_THING = new RegExp(`\\b(?:${THING})\\s+(?:is\\s+|are\\s+)?(?:(?:called|named)\\s+)?$`, 'i');
/** What a name is not, and what is done with one that does not exist. */
export const IS_NONE = [
  /^\s*(?:(?:does|do) not|doesn['’]t) exist/i,
  /^\s*is (?:not|no|none)\b.*\b(?:field|header|name|parameter|path|status|value)/i,
  /^\s*(?:is|are) (?:ignored|invalid|misspelt|refused|rejected|un(?:known|supported)|wrong)/i,
  /^\s*(?:is|are) not (?:a |accepted|allowed|an |known|one of|recogni[sz]ed|supported|understood|valid)/i,
];

/** A heading above causes of a failure. */
export const FAILS = any(
  '(?:answers?|fails? with|returns?) .*[45](?:\\d\\d|XX)',
  '(?:call|request|payment|command|it)s? fails?',
  '(?:is|are) (?:refused|rejected)',
  'does not work',
);
/** A sentence that says when calls fail. */
export const FAILS_WHEN = new RegExp(`${FAILS.source}.*\\b(?:as long as|because|if|when)\\b`, 'i');
/** The beginning of a sentence that states something, rather than asks for it. */
export const STATES = /^\s*(?:the|your|an?|it|its|this|that|perhaps)\b/i;

/** The head of a column of what is old, or not ours. */
export const OTHER_HEAD = new RegExp(
  `^(?:${[
    'before',
    '(?:database|table|column|variable|environment variable|function|library|package|tool|plugin|file|command).*',
    'deprecated',
    'former',
    'from',
    'legacy',
    'old',
    'others?',
    'previous',
    'removed',
    'theirs?',
    'them',
    'there',
    'until',
    'v\\d+(?:\\.\\d+)*',
    'was',
    'yours?',
    '(?:your|their|old|former|previous|other) .*',
  ].join('|')})$`,
  'i',
);
