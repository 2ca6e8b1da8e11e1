/** Products whose names are not this API's, as prose calls them. Others are known by how a sentence speaks of them. */

/** Payment providers. Fields in a sentence about one are its own. */
const PROVIDERS =
  'Paystack Flutterwave Stripe PayPal Monnify Interswitch Remita Squad Korapay Kora Paga OPay PalmPay Moniepoint Kuda Nomba Lenco BudPay SeerBit VoguePay Quickteller eTranzact Fincra Cellulant Pesapal Yoco Ozow Peach Adyen Braintree Square Mollie Razorpay Klarna Worldpay Checkout\\.com Authorize\\.Net 2Checkout Wise Payoneer PayU Mono Okra Plaid Chipper Thepeer Bani';
/** Frameworks, platforms and tools that a reader uses. */
const TOOLS =
  'Shopify Magento PrestaShop OpenCart WooCommerce WordPress Drupal Laravel Symfony Django Flask FastAPI Rails Express Fastify NestJS Next\\.js Nuxt Spring Node\\.js Node Deno Bun Guzzle OkHttp Axios Retrofit Postman Insomnia Bruno nginx Nginx Apache Caddy HAProxy Cloudflare AWS Azure Vercel Netlify Heroku Docker Kubernetes Redis Postgres PostgreSQL MySQL MongoDB SQLite RabbitMQ Kafka SQS GitHub GitLab Jenkins ngrok cloudflared Sentry Datadog Grafana Slack Zapier Terraform Android iOS Flutter React Vue Angular Prisma Sequelize Eloquent Hibernate Excel Zendesk Xero QuickBooks Sage Salesforce HubSpot';

const words = (names: string): RegExp => new RegExp(`(?<![\\w.-])(?:${names.replaceAll(' ', '|')})(?![\\w-])`);

const PROVIDER = words(PROVIDERS);
const TOOL = words(TOOLS);

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

/** Whether a text names a product in passing. */
export function namesProduct(text: string, own: OwnWords): boolean {
  const prose = text.replace(/`[^`]*`/g, '``');
  const names = [...prose.matchAll(/(?<=[a-z,;:)`] )\p{Lu}[\p{L}\d]+/gu)].map(([name]) => name);
  return TOOL.test(prose) || names.some((name) => isProduct(name, own));
}

const NAME = '(\\p{Lu}[\\p{L}\\d]+(?:[ .-]\\p{Lu}[\\p{L}\\d]+)?)';
const VERBS =
  'takes?|calls?|uses?|sends?|names?|signs?|returns?|expects?|wants?|has|have|puts?|counts?|knows?|spells?|writes?|keeps?|gives?|answers?|passes|delivers?|reports?|does|posts?|likes?|wraps?|nests?|starts?|charges?|identifies|requires?|accepts?|still|also';
/** A product that does or has something, or with which the reader does. */
const ACTORS = [
  new RegExp(`${NAME}(?:['’]s?(?=\\s)|\\s+(?:${VERBS})\\b)`, 'gu'),
  new RegExp(
    `\\b(?:[Aa]t|[Ww]ith|[Ff]rom|[Oo]n|[Ii]n|[Bb]y|[Ll]ike|[Uu]nlike|[Tt]o|[Ff]or|[Tt]han|[Vv]ia|[Ll]eaving|[Rr]eplacing|[Cc]all)\\s+${NAME}`,
    'gu',
  ),
];

function actors(prose: string): readonly string[] {
  return ACTORS.flatMap((one) => [...prose.matchAll(one)].map(([, name = '']) => name));
}

/** Whether a name with a capital is neither a word of ours nor one that begins a sentence. */
function isProduct(name: string, { words: own }: OwnWords): boolean {
  const parts = name.split(/[ .-]/);
  return !parts.some((part) => own.has(part.toLowerCase()) || own.has(part)) && !ORDINARY.test(name);
}

/** Words that have a capital for another reason: months, days, letters alone, the beginning of a sentence. */
const ORDINARY =
  /^(?:January|February|March|April|May|June|July|August|September|October|November|December|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|[A-Z\d]+s?|(?:API|ID|URL|HTTP|JSON)\w*|English|Africa|Lagos|Abuja|Nigerian?|European?|Unicode|Base64|JavaScript|TypeScript|Python|Java|Kotlin|Swift|Ruby|Markdown|Boolean|Unix|Internet|Yes|No|It|He|She|We|You|They|This|That|These|Those|There|Here|Each|Every|All|Both|Some|Any|One|Two|Three|If|When|What|Which|Who|Where|Why|How|Nothing|Nobody|Everything|Somebody|Someone|Only|Then|Now|Later|Also|Today|Tomorrow|Merchants?|Developers?|Readers?|Clients?|Banks?|\w+(?:ing|ed|ly))(?:[ .-]|$)/u;
