import type { OpenApiDocument } from '../../../src/model/openapi.ts';
import { asList, asRecord } from '../../model/raw.ts';
import { shown } from '../../schema/violation.ts';
import type { Check } from '../check.ts';
import { sampleObjects } from '../sample-objects.ts';
import { isListed, partsOf, wordsOf } from '../schema-parts.ts';

/** Codes of ISO 4217, as the Unicode CLDR lists them. */
const ISO_4217: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));
const NAME = /(?:^|[a-z0-9_])currency(?:_?code)?$/i;
/** Codes that are also words in capitals. */
const WORDS = new Set(['ALL', 'TRY', 'TOP', 'PEN', 'CUP']);

/** A currency is one that there is, that its field's description names, and that the document knows. */
export const meaningCurrency: Check = {
  id: 'meaning-currency',
  *run(context) {
    const known = knownCurrencies(context.document);
    for (const object of sampleObjects(context)) {
      for (const [key, value] of Object.entries(object.value)) {
        if (!NAME.test(key) || typeof value !== 'string' || value === '') continue;
        const parts = object.field(key);
        if (isListed(parts)) continue;
        const words = wordsOf(parts);
        const named = namedCurrencies(words);
        const allowed = named.size > 0 ? named : known;
        const wrong = allowed.size > 0 && !allowed.has(value);
        if (
          !wrong &&
          (ISO_4217.has(value) ||
            !/^[a-z]{3}$/i.test(value) ||
            words.includes(`\`${value}\``) ||
            words.includes(`**${value}**`))
        )
          continue;
        const reason =
          !wrong || (/^[a-z]{3}$/i.test(value) && !ISO_4217.has(value))
            ? 'is no code of ISO 4217'
            : named.size > 0
              ? 'its description does not name'
              : 'this API does not know';
        yield {
          message: `\`${key}\` is ${shown(value)}, which ${reason}.`,
          hint:
            allowed.size > 0
              ? `Write \`${[...allowed].join('` or `')}\`, or mend the description.`
              : 'Write three capitals, such as `NGN`.',
          location: object.at([key]),
        };
      }
    }
  },
};

/** Values of the schemas that are named after currencies. */
function knownCurrencies(document: OpenApiDocument): ReadonlySet<string> {
  const schemas = Object.entries(asRecord(document.components?.schemas)).filter(([name]) => NAME.test(name));
  const values = schemas
    .flatMap(([, schema]) => partsOf(document, schema))
    .flatMap((part) => [...asList(part['enum']), part['const']]);
  return new Set(values.filter((value): value is string => typeof value === 'string' && ISO_4217.has(value)));
}

/** Currencies that a text names as all there are: two or more, or one that it calls the only one. */
function namedCurrencies(text: string): ReadonlySet<string> {
  if (/\be\.g\.|\b(?:for example|for instance|such as|like|including|defaults?|examples?)\b/i.test(text))
    return new Set();
  const codes = [...text.matchAll(/([`*]{0,2})\b([A-Z]{3})\b/g)]
    .filter(([, mark, code = '']) => ISO_4217.has(code) && (mark !== '' || !WORDS.has(code)))
    .map(([, , code = '']) => code);
  const alone = /\b(?:[Oo]nly|[Aa]lways|[Mm]ust be|[Ff]ixed to)\s+[`*]{0,2}([A-Z]{3})\b/.test(text);
  return codes.length > 1 || alone ? new Set(codes) : new Set();
}
