import type { OpenApiDocument } from '#src/model/openapi.ts';
import { partsOf } from '#src/shared/schema/parts.ts';
import { asList, asRecord } from '#src/shared/schema/raw.ts';
import { shown } from '#src/shared/schema/violation.ts';
import type { Check } from '../lookup/check.ts';
import { sampleFields } from '../lookup/samples/sample-objects.ts';
import { isListed, wordsOf } from '../lookup/schema-parts.ts';

/** Codes of ISO 4217, as the Unicode CLDR lists them. */
const ISO_4217: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));
const NAME = /(?:^|[a-z0-9_])currency(?:_?code)?$/i;
/** Codes that are also English words. */
const WORDS = new Set(['ALL', 'TRY', 'TOP', 'PEN', 'CUP']);

/** A currency exists, and is one that the description of its field or of the API names. */
export const meaningCurrency: Check = {
  id: 'meaning-currency',
  *run(context) {
    const known = knownCurrencies(context.document);
    for (const { object, key, value } of sampleFields(context)) {
      if (!NAME.test(key) || typeof value !== 'string' || value === '') continue;
      const parts = object.field(key);
      if (isListed(parts)) continue;
      const words = wordsOf(parts);
      const named = namedCurrencies(words);
      const allowed = named.size > 0 ? named : known;
      const isOther = allowed.size > 0 && !allowed.has(value);
      const isCode = /^[a-z]{3}$/i.test(value);
      const isQuoted = words.includes(`\`${value}\``) || words.includes(`**${value}**`);
      if (!isOther && (ISO_4217.has(value) || !isCode || isQuoted)) continue;
      const isUnknown = !isOther || (isCode && !ISO_4217.has(value));
      const reason = isUnknown
        ? 'is not a code of ISO 4217'
        : `${named.size > 0 ? 'its description' : 'this API'} does not name`;
      yield {
        message: `\`${key}\` is ${shown(value)}, which ${reason}.`,
        hint:
          allowed.size > 0
            ? `Write \`${[...allowed].join('` or `')}\`, or correct the description.`
            : 'Write three capitals, such as `EUR`.',
        location: object.at([key]),
      };
    }
  },
};

/** Values of the schemas that are named after currencies. */
function knownCurrencies(document: OpenApiDocument): ReadonlySet<string> {
  const values = Object.entries(asRecord(document.components?.schemas))
    .filter(([name]) => NAME.test(name))
    .flatMap(([, schema]) => partsOf(document, schema))
    .flatMap((part) => [...asList(part['enum']), part['const']]);
  return new Set(values.filter((value): value is string => typeof value === 'string' && ISO_4217.has(value)));
}

/** The currencies that a text allows: two or more, or one that it calls the only one. */
function namedCurrencies(text: string): ReadonlySet<string> {
  if (/\be\.g\.|\b(?:for example|for instance|such as|like|including|defaults?|examples?)\b/i.test(text))
    return new Set();
  const codes = [...text.matchAll(/([`*]{0,2})\b([A-Z]{3})\b/g)]
    .filter(([, mark, code = '']) => ISO_4217.has(code) && (mark !== '' || !WORDS.has(code)))
    .map(([, , code = '']) => code);
  const isOnly = /\b(?:[Oo]nly|[Aa]lways|[Mm]ust be|[Ff]ixed to)\s+[`*]{0,2}([A-Z]{3})\b/.test(text);
  return codes.length > 1 || isOnly ? new Set(codes) : new Set();
}
