import type { Mention } from './mentions.ts';
import { namesProduct, namesProvider, type OwnWords } from './products.ts';
import type { Sentence } from './sentence.ts';

/**
 * Whose a name in prose is: this API's, that of something else of which the text around speaks (another product, the
 * past, the reader's own program), or perhaps either's.
 */
export type Owner = 'api' | 'unclear' | 'other';

const MONTH = '(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*';

/** A sentence that tells of the past. */
const PAST: readonly RegExp[] = [
  /\b(?:renam(?:ed|es|e|ing)|remov(?:ed|al|es|e|ing)|deprecat\w+|retired?|retires|dropp(?:ed|ing)|replac(?:ed|es)|discontinued|withdrawn|superseded|sunset\w*|obsolete|legacy|gone)\b/i,
  /\b(?:was|were|been)\s+(?:\w+ly\s+|once\s+|then\s+)?(?:called|named|spelt|spelled|written|known|split|merged|introduced)\b/i,
  /\bno longer\b|\b(?:not|nobody|nothing)\b.*\bany ?more\b|\bused to\b|\bformer(?:ly)?\b|\bprevious(?:ly)?\b|\b(?:once|originally) (?:called|named|`)/i,
  /(?<!(?:second|minute|hour|day|week|month|year)s?[ -])\bold(?:er)?\b(?! (?:enough|than))/i,
  new RegExp(
    `\\b(?:until|till|before|prior to|up to|earlier than|older than)\\s+(?:the end of\\s+)?(?:(?:early|mid|late|\\d{1,2})[ -]*)?(?:${MONTH}\\b|v?\\d+\\.\\d|v\\d|version\\b|release\\b|20\\d\\d|(?:this|that|the) (?:release|version|change|update|date|day))`,
    'i',
  ),
  /\b(?:in|of|with|since|from|for) (?:v\d|(?:API )?versions? \d)/i,
  /(?:^|[.;] )(?:before|until then|back then|at first)(?:,|:| that\b)/i,
  /\b(?:instead of|rather than|in place of)\b/i,
];

/** A sentence that tells of what the reader makes. */
const OWN: readonly RegExp[] = [
  /\b(?:your|the|our|two|three|four|five|these|its|\w+ database) (?:\w+ )?columns?\b|\byour (?:\w+ )?(?:tables?|database)\b/i,
  /\byours\b|\byour own\b|\bof your (?:choice|choosing)\b|\byou (?:define|defined|choose|chose|invent|pick|made|declare|declared)\b|\b(?:call|name) (?:it|them)\b|\bany name\b|\bas you like\b|\bwe call it\b/i,
];

/** A sentence that may tell of something else. */
const MAYBE_OTHER: readonly RegExp[] = [
  /\byour (?:\w+[ -])?(?:database|tables?|servers?|handlers?|functions?|class(?:es)?|code|app|application|backend|front ?end|shop|store|ORM|model|controller|routes?|endpoints?|queue|worker|jobs?|logs?|framework|proxy|firewall|build|CI|pipeline|environment|repository|project|systems?|side|team|machine|browser|terminal|shell|editor|orders?|records?|rows?|website|site|page|form|theme|tests?|bookkeeping|ledger|cart|checkout)\b/i,
  /\b(?:does not|doesn['’]t|do not|is not|isn['’]t|are not|aren['’]t|will not|won['’]t|never|cannot|can['’]t|there (?:is|are) no|has no|have no|without|unlike|neither|nor|none|unknown|invalid|wrong|misspelt)\b/i,
  /\b(?:e\.g\.|for (?:example|instance)|such as)/i,
  /\b(?:other|another|others|another's|some|many|most) (?:providers?|gateways?|products?|APIs?|services?|vendors?|plugins?|tools?|libraries|frameworks?|processors?|platforms?|systems?)\b/i,
  /\b(?:elsewhere|proxy|proxies|firewall|load balancer|reverse proxy|CDN|web server|operating system|database|spreadsheet|the library|the framework|the plugin)\b/i,
];

/** Headings and titles of pages that compare, or tell of changes. */
const OTHER_SECTION =
  /\b(?:change ?log|changes|changed|release notes|releases|what(?:['’]s| is) new|histor(?:y|ies)|migrat\w*|mov(?:e|ing) from|com(?:e|ing) from|switch\w* from|upgrad\w*|differences?|compar\w+|versus|vs|glossary|other providers?|alternatives?)\b/i;

/** Things of a program or a machine, which a word beside a name calls it. */
const THING =
  '(?:tables?|columns?|rows?|functions?|class(?:es)?|variables?|constants?|files?|folders?|director(?:y|ies)|commands?|scripts?|librar(?:y|ies)|packages?|modules?|extensions?|plugins?|gems?|crates?|helpers?|hooks?|middlewares?|decorators?|annotations?|environment variables?|settings?|options?|flags?|branch(?:es)?|containers?|queues?|topics?|jobs?|cron ?jobs?|interfaces?|traits?|structs?|exceptions?|listeners?|components?|selectors?|elements?|buttons?|cookies?|sessions?|macros?|buckets?|migrations?|models?|secrets?|workflows?|binar(?:y|ies)|tools?|shortcodes?|filters?|actions?|directives?|tests?|stubs?|mocks?)';
const BEFORE_THING = new RegExp(`^\\s*(?:\\w+\\s+)?${THING}\\b`, 'i');
const AFTER_THING = new RegExp(`\\b${THING}\\s+(?:is\\s+|are\\s+)?(?:(?:called|named)\\s+)?$`, 'i');
const IS_NONE =
  /^\s*(?:(?:does|do) not exist|doesn['’]t exist|is (?:not|no|none)\b.*\b(?:field|name|header|value|path|status|parameter)|(?:is|are) (?:un(?:known|supported)|not (?:a |an |known|supported|accepted|valid|allowed|recogni[sz]ed|understood|one of)|invalid|refused|rejected|ignored|wrong|misspelt))/i;

/** Whose the name is that stands in a part of a mention. */
export function ownerOf(mention: Mention, own: OwnWords, offset = 0, length = mention.text.length): Owner {
  const sentence = mention.sentence(offset, length);
  const name = mention.isCode ? `\`${mention.text}\`` : mention.text.slice(offset, offset + length);
  const { item = '', heads = [], lead = '', headings = [] } = mention.around ?? {};
  const whole = sentence.before + name + sentence.after;
  if (isOther(whole, own) || isOtherHere(sentence) || isLinkedElsewhere(mention)) return 'other';
  if (item !== '' && isOther(item, own)) return 'other';
  if (mention.around?.isCompared === true || heads.some((head) => isOfOthers(head, own))) return 'other';
  if (namesProvider(lead, own) || (lead.trim().endsWith(':') && isOther(lead, own))) return 'other';
  const isUnclear =
    MAYBE_OTHER.some((one) => one.test(whole)) ||
    namesProduct(whole, own) ||
    headings.some((text) => OTHER_SECTION.test(text) || isOther(text, own) || namesProduct(` ${text}`, own));
  return isUnclear ? 'unclear' : 'api';
}

/** Whether the head of a column gives it to another product, or to the past. */
export function isOfOthers(head: string, own: OwnWords): boolean {
  return isOtherHead(head) || isOther(head, own);
}

function isOther(text: string, own: OwnWords): boolean {
  return [...PAST, ...OWN].some((one) => one.test(text)) || namesProvider(text, own);
}

/** Words right beside the name. */
function isOtherHere({ before, after }: Sentence): boolean {
  return (
    BEFORE_THING.test(after) ||
    AFTER_THING.test(before) ||
    IS_NONE.test(after) ||
    /^\s*(?:→|⟶|->|=>)/.test(after) ||
    /^\s*(?:is|are) now (?:(?:called|named|spelt)\s)?(?:the\s)?`/.test(after) ||
    /\b(?:not|nor|neither|unlike|never)\s+(?:a\s+|an\s+|the\s+|any\s+|called\s+|named\s+)?$/i.test(before) ||
    /\b(?:no|any) (?:field|header|parameter|value|status|path|name|operation)s?\s+(?:(?:called|named|like|such as)\s+)?$/i.test(
      before,
    )
  );
}

/** A column of what is old, or not ours. */
function isOtherHead(head: string): boolean {
  return /^(?:old|before|until|from|was|former|previous|legacy|v\d+(?:\.\d+)*|theirs?|there|yours?|them|others?|deprecated|removed|(?:your|their|old|former|previous|other) .*|(?:database|table|column|variable|environment variable|function|library|package|tool|plugin|file|command).*)$/i.test(
    head.trim(),
  );
}

function isLinkedElsewhere({ link = '' }: Mention): boolean {
  return /^https?:/i.test(link);
}
