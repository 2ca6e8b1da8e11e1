import { asRecord, asText, asTexts, isRecord, type Raw } from '#src/shared/schema/raw.ts';
import { createValidator } from '#src/shared/schema/validator.ts';
import { shown, type Violation } from '#src/shared/schema/violation.ts';
import { nearest, oneOf, suggest, suggestion } from '#src/shared/text/nearest.ts';
import type { Problem } from '../../cli/problem.ts';
import type { YamlFile } from './yaml.ts';

/** The words for a violation, and the place that is shown. */
type Told = Pick<Problem, 'message' | 'hint' | 'meant' | 'replaces' | 'correction'> & {
  readonly at: Violation['path'];
};

const validator = createValidator(() => null);

/** Types as authors call them. */
const TYPES: Readonly<Record<string, string>> = {
  array: 'a list',
  object: 'a map',
  integer: 'a whole number',
};
/** Types of which one may be written for another by mistake: quotes make the difference. */
const SCALARS: readonly string[] = ['string', 'number', 'boolean'];

/**
 * The problems of a file that authors write, by its JSON Schema; those of its YAML where it cannot be read. What is to be
 * written is the `description` of the schema that is broken.
 */
export function settingsProblems(yaml: YamlFile, schema: Raw, check: Problem['check']): readonly Problem[] {
  if (yaml.problems.length > 0) return yaml.problems;
  const given = yaml.value ?? (schema['type'] === 'object' ? {} : null);
  // A key with nothing behind it is not there.
  const value = isRecord(given)
    ? Object.fromEntries(Object.entries(given).filter(([, member]) => member !== null))
    : given;
  return validator.validate(schema, value, 'either').map((violation) => {
    const { at, ...told } = tell(violation);
    return { check, severity: 'error', ...told, location: yaml.locate(at, typeof at.at(-1) === 'string') };
  });
}

function tell({ keyword, path, value, schema, detail }: Violation): Told {
  const last = path.at(-1);
  const name = typeof last === 'string' ? `\`${last}\`` : last === undefined ? 'The file' : 'This entry';
  const properties = asRecord(schema['properties']);
  const about = asText(schema['description']);
  if (keyword === 'required') {
    const key = String(detail);
    const hint = `Add \`${key}: …\`. ${asText(asRecord(properties[key])['description'])}`.trim();
    return { message: `\`${key}\` is missing.`, hint, at: [...path, key] };
  }
  if (keyword === 'unknown' || keyword === 'propertyNames') {
    const keys = Object.keys(properties).filter((key) => asRecord(properties[key])['deprecated'] !== true);
    const advice = keys.length === 0 ? { hint: about } : suggest(String(last), keys);
    return { message: `There is no key ${name} here.`, ...advice, at: path };
  }
  if (keyword === 'type') {
    const [wanted = '', ...others] = typesOf(schema);
    const isScalar = others.length === 0 && SCALARS.includes(wanted);
    const quotes = wanted === 'string' ? 'Put the value in quotes.' : `Write a ${wanted} without quotes.`;
    const given = isRecord(value) || Array.isArray(value) ? '' : ` ${shown(value)},`;
    return {
      message: `${name} is${given} not ${[wanted, ...others].map((type) => TYPES[type] ?? `a ${type}`).join(' or ')}.`,
      hint: isScalar ? quotes : about || oneOf(Object.keys(properties)),
      at: path,
      ...(isScalar && typeof last === 'string'
        ? { correction: { kind: 'scalar', key: last, given: value, wanted } }
        : {}),
    };
  }
  if (asTexts(schema['removed']).includes(asText(value)))
    return { message: `The check \`${asText(value)}\` no longer exists.`, hint: 'Remove this entry.', at: path };
  const near = nearest(asText(value), asTexts(schema['enum']));
  return {
    message:
      typeof value === 'string' && value.trim() === '' ? `${name} is empty.` : `${name} cannot be ${shown(value)}.`,
    ...(near === undefined ? { hint: about } : suggestion(near)),
    at: path,
  };
}

/** The types that a schema allows beside `null`, which an empty file is. */
function typesOf({ type }: Raw): readonly string[] {
  return (Array.isArray(type) ? asTexts(type) : [asText(type)]).filter((each) => each !== 'null');
}
