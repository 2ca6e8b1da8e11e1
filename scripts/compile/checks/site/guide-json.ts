import { validatorOf } from '#src/shared/schema/validator.ts';
import type { Check } from '../lookup/check.ts';
import { bodyOf } from '../lookup/guides/fence-body.ts';
import { fencesIn } from '../lookup/guides/nodes.ts';
import { violationProblem, withoutMisspelt } from '../lookup/violation-problem.ts';
import { readJson } from '../lookup/samples/json-text.ts';
import { hasForeignMembers, likelySchema } from '../lookup/samples/likely-schema.ts';
import { differences } from './json-difference.ts';

/**
 * JSON in a guide is valid, matches the schema of what it shows, and equals the named example it quotes. A code block
 * says what it shows by attributes: ```` ```json operation="…" part="response" status="200" example="…" ````, or
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
      // A block that says nothing of itself, with members that the schema does not have, may show something else.
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
          hint: `Copy it from the example \`${name}\`, or remove the attribute \`example\`.`,
          location: fence.at(json.offsetOf(path, onKey)),
        };
      }
    }
  },
};
