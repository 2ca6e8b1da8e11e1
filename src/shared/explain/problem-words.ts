import { asList, asRecord } from '../schema/raw.ts';
import { areConstants } from '../schema/enums.ts';
import { limitText, typeNames, type DescribedViolation } from '../schema/describe-violation.ts';
import { nearest, oneOf } from '../text/nearest.ts';

/** A violation in words for whoever received, or is about to send, the body. */
export interface ProblemWords {
  readonly message: string;
  readonly hint: string;
  readonly suggestion?: string;
}

/** Says what is wrong with a body and what it should be; nothing of the schema, which its reader cannot change. */
export function problemWords(violation: DescribedViolation): ProblemWords {
  const { keyword, schema, value, detail, path, meant: suggestion } = violation;
  const limit = limitText(schema[keyword]);
  switch (keyword) {
    case 'unknown':
      return {
        message: `\`${String(path.at(-1))}\` is not documented here.`,
        hint: suggestion === undefined ? violation.hint : `Did you mean \`${suggestion}\`?`,
        ...(suggestion === undefined ? {} : { suggestion }),
      };
    case 'required':
    case 'dependentRequired':
      return { message: `\`${String(detail)}\` is missing.`, hint: 'It is required.' };
    case 'type':
      return { message: `This is ${kindOf(value)}.`, hint: `It should be ${typeNames(schema)}.` };
    case 'enum':
      return listed(value, asList(schema['enum']));
    case 'const':
      return listed(value, [schema['const']]);
    case 'oneOf':
    case 'anyOf': {
      const alternatives = asList(schema[keyword]);
      if (areConstants(alternatives))
        return listed(
          value,
          alternatives.map((alternative) => asRecord(alternative)['const']),
        );
      return detail === 0
        ? { message: 'This fits none of the documented alternatives.', hint: 'Compare it with them.' }
        : { message: `This fits ${String(detail)} of the documented alternatives.`, hint: 'Only one may fit.' };
    }
    case 'direction':
      return schema['readOnly'] === true
        ? { message: 'This is read only.', hint: 'Leave it out of a request.' }
        : { message: 'This is write only.', hint: 'It does not belong in a response.' };
    case 'format':
      return { message: `This is not in the format \`${limit}\`.`, hint: `It is documented as \`${limit}\`.` };
    default:
      return LIMITS[keyword] === undefined
        ? { message: violation.message, hint: '' }
        : { message: `${LIMITS[keyword]} \`${limit}\`.`, hint: 'The documented limit is broken.' };
  }
}

const LIMITS: Readonly<Record<string, string>> = {
  minimum: 'This is less than the minimum,',
  maximum: 'This is more than the maximum,',
  exclusiveMinimum: 'This is not more than',
  exclusiveMaximum: 'This is not less than',
  multipleOf: 'This is no multiple of',
  minLength: 'This has fewer characters than',
  maxLength: 'This has more characters than',
  pattern: 'This does not match the pattern',
  minItems: 'This has fewer entries than',
  maxItems: 'This has more entries than',
  minProperties: 'This has fewer fields than',
  maxProperties: 'This has more fields than',
};

function listed(value: unknown, values: readonly unknown[]): ProblemWords {
  const texts = values.map((each) => (typeof each === 'string' ? each : JSON.stringify(each)));
  const suggestion = typeof value === 'string' ? nearest(value, texts) : undefined;
  return {
    message: 'This value is not documented.',
    hint: suggestion === undefined ? oneOf(texts) : `Did you mean \`${suggestion}\`?`,
    ...(suggestion === undefined ? {} : { suggestion }),
  };
}

/** What a value is, in words; its text may be a secret. */
function kindOf(value: unknown): string {
  if (value === null) return '`null`';
  if (Array.isArray(value)) return 'an array';
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`;
}
