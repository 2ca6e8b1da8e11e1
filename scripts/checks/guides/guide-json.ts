import { withoutMisspelt } from '#src/shared/schema/describe-violation.ts';
import { validatorOf } from '#src/shared/schema/validator.ts';
import { isEqual } from '#src/shared/schema/assertions.ts';
import { isRecord } from '#src/shared/schema/raw.ts';
import { shown } from '#src/shared/schema/violation.ts';
import type { Check } from '../lookup/check.ts';
import { bodyOf } from '../lookup/guides/fence-body.ts';
import { fencesIn } from '../lookup/guides/passages.ts';
import { violationProblem } from '../lookup/violation-problem.ts';
import { readJson } from '../lookup/samples/json-text.ts';
import { hasForeignMembers, likelySchema } from '../lookup/samples/likely-schema.ts';

/**
 * JSON in a guide is valid, matches its schema, and equals the named example that it quotes. The attributes of the code
 * block state the schema and example: ```` ```json operation="…" part="response" status="200" example="…" ````, or
 * `schema="…"`.
 */
export const guideJson: Check = {
  id: 'guide-json',
  *run(context) {
    const { document, locator } = context;
    const validator = validatorOf(document);
    for (const fence of context.guides.guides.flatMap(fencesIn)) {
      if (!/^json5?$/.test(fence.language)) continue;
      const { body, problems } = bodyOf(context, fence);
      yield* problems;
      const json = readJson(fence.node.value);
      if (json.problem !== undefined) {
        const { message, hint, offset } = json.problem;
        yield { message, hint, location: fence.at(offset) };
        continue;
      }
      const guessed = problems.length > 0 ? undefined : likelySchema(document, json.value);
      const schema = body === undefined ? guessed : body.schema;
      const violations =
        schema === undefined
          ? []
          : withoutMisspelt(validator.validate(schema, json.value, body?.direction ?? 'either'));
      // If the guessed schema lacks a member of the JSON, the guess may be wrong, so its violations are only warnings.
      const isOthers = body === undefined && schema !== undefined && hasForeignMembers(document, schema, json.value);
      for (const violation of violations) {
        const { path, onKey } = violation;
        const problem = violationProblem(locator, violation, fence.at(json.offsetOf(path, onKey)));
        yield isOthers ? { ...problem, severity: 'warning' } : problem;
      }
      if (body?.example === undefined) continue;
      const { name, value } = body.example;
      const reported = new Set(violations.map(({ path }) => path.join('/')));
      for (const { path, onKey, message } of differences(json.value, value)) {
        if (reported.has(path.join('/'))) continue;
        yield {
          message: `${message} in the example \`${name}\`.`,
          hint: `Copy the JSON from the example \`${name}\`, or remove the attribute \`example\`.`,
          location: fence.at(json.offsetOf(path, onKey)),
        };
      }
    }
  },
};

/** A difference between two JSON values. `path` locates it in the first value. */
interface Difference {
  readonly path: readonly string[];
  /** Whether the difference is a member that the first value has and the second lacks. */
  readonly onKey: boolean;
  /** The beginning of the message. The caller adds the name of the example with the second value. */
  readonly message: string;
}

/** Returns the differences between a value and the expected value. The order of members does not matter. */
function differences(value: unknown, expected: unknown, path: readonly string[] = []): readonly Difference[] {
  if (isRecord(value) && isRecord(expected))
    return [
      ...Object.keys(value).flatMap((key) =>
        Object.hasOwn(expected, key)
          ? differences(value[key], expected[key], [...path, key])
          : [{ path: [...path, key], onKey: true, message: `\`${key}\` is not` }],
      ),
      ...Object.keys(expected)
        .filter((key) => !Object.hasOwn(value, key))
        .map((key) => ({ path, onKey: false, message: `\`${key}\` is missing here, but is` })),
    ];
  if (Array.isArray(value) && Array.isArray(expected))
    return [
      ...(value.length === expected.length
        ? []
        : [
            { path, onKey: false, message: `The array has ${items(value.length)} here, but ${items(expected.length)}` },
          ]),
      ...value
        .slice(0, expected.length)
        .flatMap((item, index) => differences(item, expected[index], [...path, String(index)])),
    ];
  if (isEqual(value, expected)) return [];
  const name = path.length === 0 ? 'The value' : `\`${path.at(-1)}\``;
  return [{ path, onKey: false, message: `${name} is ${shown(value)} here, but ${shown(expected)}` }];
}

function items(count: number): string {
  return `${count} item${count === 1 ? '' : 's'}`;
}
