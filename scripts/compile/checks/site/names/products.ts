import { escapeRegExp } from '../../../../text/escape-reg-exp.ts';
import { words } from './words.ts';

// Products whose names are not this API's, as prose calls them. Others are known by how a sentence speaks of them.

/** Payment providers. Fields in a sentence about one are its own. */
const PROVIDERS = `
  2Checkout
  Adyen Authorize.Net
  Bani Braintree BudPay
  Cellulant Checkout.com
  eTranzact
  Fincra Flutterwave
  Interswitch
  Klarna Kora Korapay Kuda
  Lenco
  Mollie Moniepoint Monnify
  Nomba
  OPay Ozow
  Paga PalmPay Payoneer PayPal Paystack PayU Pesapal
  Quickteller
  Razorpay Remita
  SeerBit Stripe
  Thepeer
  VoguePay
  Worldpay
  Yoco
`;
/** Those whose names are words of English, which begin sentences: the capital tells them inside of one, or alone. */
const PROVIDERS_LIKE_WORDS = `
  Chipper
  Mono
  Okra
  Peach Plaid
  Squad Square
  Wise
`;
/** Frameworks, platforms and tools that a reader uses. */
const TOOLS = `
  Android AWS Axios Azure
  Bruno
  Cloudflare cloudflared
  Datadog Deno Django Docker Drupal
  FastAPI Fastify
  GitHub GitLab Grafana Guzzle
  HAProxy Heroku Hibernate HubSpot
  iOS
  Jenkins
  Kafka Kubernetes
  Laravel
  Magento MongoDB MySQL
  NestJS Netlify Next.js nginx Nginx ngrok Node.js Nuxt
  OkHttp OpenCart
  Postgres PostgreSQL Postman PrestaShop
  QuickBooks
  RabbitMQ Redis
  Salesforce Sequelize Shopify SQLite SQS Symfony
  Terraform
  Vercel Vue
  WooCommerce WordPress
  Xero
  Zapier Zendesk
`;
const TOOLS_LIKE_WORDS = `
  Angular Apache
  Bun
  Caddy
  Eloquent Excel Express
  Flask Flutter
  Insomnia
  Node
  Prisma
  Rails React Retrofit
  Sage Sentry Slack Spring
`;

/** Where a word with a capital does not begin a sentence. */
const INSIDE = '(?<=[a-z,;:)`] )';

/** Any of some names, and those that are like words inside a sentence or alone, as in the head of a column. */
function named(names: string, likeWords: string): RegExp {
  const any = (list: string): string => words(escapeRegExp(list));
  return new RegExp(
    `(?:(?<![\\w.-])(?:${any(names)})|(?:${INSIDE}|^\\s*(?=\\S+\\s*$))(?:${any(likeWords)}))(?![\\w-])`,
  );
}

const PROVIDER = named(PROVIDERS, PROVIDERS_LIKE_WORDS);
const TOOL = named(TOOLS, TOOLS_LIKE_WORDS);

/** What tells products from the words of this API and its guides. */
export interface OwnWords {
  /** Brand and partners. */
  readonly brand: readonly string[];
  /** Words of the description and the guides, in lower case where one of them has it so, as they are otherwise. */
  readonly words: ReadonlySet<string>;
  /** Entries of the guide's `foreign`. */
  readonly foreign: readonly RegExp[];
}

/** Whether a text names a payment provider, something the guide calls foreign, or a product as what does or has something. */
export function namesProvider(text: string, own: OwnWords): boolean {
  const plain = own.brand.reduce((left, brand) => (brand === '' ? left : left.replaceAll(brand, ' ')), text);
  const prose = plain.replace(/`[^`]*`/g, '``');
  return (
    PROVIDER.test(prose) ||
    own.foreign.some((one) => one.test(prose)) ||
    actors(prose).some((name) => isProduct(name, own))
  );
}

const CAPITAL = new RegExp(`${INSIDE}\\p{Lu}[\\p{L}\\d]+`, 'gu');

/** Whether a text names a product in passing. */
export function namesProduct(text: string, own: OwnWords): boolean {
  const prose = text.replace(/`[^`]*`/g, '``');
  const names = [...prose.matchAll(CAPITAL)].map(([name]) => name);
  return TOOL.test(prose) || names.some((name) => isProduct(name, own));
}

const NAME = '(\\p{Lu}[\\p{L}\\d]+(?:[ .-]\\p{Lu}[\\p{L}\\d]+)?)';
/** What a product does, or a word before that. */
const VERBS = words(`
  accepts? also answers?
  calls? charges? counts?
  delivers? does
  expects?
  gives?
  has have
  identifies
  keeps? knows?
  likes?
  names? nests?
  passes posts? puts?
  reports? requires? returns?
  sends? signs? spells? starts? still
  takes?
  uses?
  wants? wraps? writes?
`);
/** Words before a product with which the reader does something, with and without a capital. */
const PREPOSITIONS = [
  'at',
  'by',
  'call',
  'for',
  'from',
  'in',
  'leaving',
  'like',
  'on',
  'replacing',
  'than',
  'to',
  'unlike',
  'via',
  'with',
]
  .map((word) => `[${word.charAt(0).toUpperCase()}${word.charAt(0)}]${word.slice(1)}`)
  .join('|');
/** A product that does or has something, or with which the reader does. */
const ACTORS = [
  new RegExp(`${NAME}(?:['’]s?(?=\\s)|\\s+(?:${VERBS})\\b)`, 'gu'),
  new RegExp(`\\b(?:${PREPOSITIONS})\\s+${NAME}`, 'gu'),
];

function actors(prose: string): readonly string[] {
  return ACTORS.flatMap((one) => [...prose.matchAll(one)].map(([, name = '']) => name));
}

/** Whether a name with a capital is neither a word of ours nor one that begins a sentence. */
function isProduct(name: string, { words: own }: OwnWords): boolean {
  const parts = name.split(/[ .-]/);
  return !parts.some((part) => own.has(part.toLowerCase()) || own.has(part)) && !ORDINARY.test(name);
}

/** Words that have a capital for another reason. */
const ORDINARY_WORDS = [
  // Months and days.
  'January|February|March|April|May|June|July|August|September|October|November|December',
  '(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day',
  // Places and languages.
  'Abuja|Africa|English|European?|Lagos|Nigerian?',
  // Terms of the web, formats and programming languages.
  '(?:API|HTTP|ID|JSON|URL)\\w*|[A-Z\\d]+s?|Base64|Boolean|Internet|Java|JavaScript|Kotlin|Markdown',
  'Python|Ruby|Swift|TypeScript|Unicode|Unix',
  // People and companies.
  'Banks?|Clients?|Developers?|Merchants?|Readers?',
  // Beginnings of sentences.
  'All|Also|And|Any|Both|But|Each|Every|Everything|He|Here|How|However|If|It|Later|No|Nobody|Nothing|Now',
  'One|Only|Or|Otherwise|She|So|Some|Somebody|Someone|That|Then|There|These|They|This|Those|Three|Today|Tomorrow|Two|We|What',
  'When|Where|Which|Who|Why|Yes|You|\\w+(?:ing|ed|ly)',
];
const ORDINARY = new RegExp(`^(?:${ORDINARY_WORDS.join('|')})(?:[ .-]|$)`, 'u');
