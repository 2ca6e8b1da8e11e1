import type { Direction } from '../../schema/strictness.ts';
import { validatorOf } from '../../schema/validator.ts';
import type { Check, Finding } from '../check.ts';
import { bodyOf, type QuotedBody } from './fence-body.ts';
import { fencesIn, type Fence } from './guide-nodes.ts';
import { differences } from './json-difference.ts';
import { readJson, type JsonValue } from '../json-text.ts';
import { stated } from '../stated.ts';
import { likelySchema } from './likely-schema.ts';

/**
 * JSON in a guide is JSON, obeys the schema of what it shows, and equals the named example it quotes. A block says what
 * it shows by attributes: ```` ```json operation="…" part="response" status="200" example="…" ````, or `schema="…"`.
 */
export const guideJson: Check = {
  id: 'guide-json',
  *run(context) {
    const validator = validatorOf(context.document);
    for (const fence of context.guides.guides.flatMap(fencesIn)) {
      if (!/^json5?$/.test(fence.language)) continue;
      const { body, findings } = bodyOf(context, fence);
      yield* findings;
      const json = readJson(fence.node.value);
      if (json.fault !== undefined) {
        yield { message: json.fault.message, hint: json.fault.hint, location: fence.at(json.fault.offset) };
        continue;
      }
      const { schema, direction } = body ?? {
        schema: findings.length > 0 ? undefined : likelySchema(context.document, json.value),
        direction: 'either' as Direction,
      };
      const violations = schema === undefined ? [] : validator.validate(schema, json.value, direction);
      const told = new Set(violations.map(({ path }) => path.join('/')));
      for (const violation of violations)
        yield {
          message: violation.message,
          hint: violation.hint,
          location: fence.at(json.offsetOf(violation.path, violation.onKey)),
          ...stated(context.locator, violation),
        };
      if (body?.example !== undefined) yield* unlike(fence, json, body.example, told);
    }
  },
};

/** Where a block differs from the example it quotes; what breaks the schema has been told. */
function* unlike(
  fence: Fence,
  json: JsonValue,
  { name, value }: NonNullable<QuotedBody['example']>,
  told: ReadonlySet<string>,
): Iterable<Finding> {
  const hint = `Copy it from the example \`${name}\`, or take the attribute \`example\` out.`;
  for (const { path, onKey, message } of differences(json.value, value)) {
    if (!told.has(path.join('/')))
      yield { message: `${message} in the example \`${name}\`.`, hint, location: fence.at(json.offsetOf(path, onKey)) };
  }
}
