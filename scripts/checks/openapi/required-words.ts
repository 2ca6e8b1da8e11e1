import { asList, asRecord, asText, asTexts, type Raw } from '../../model/raw.ts';
import { resolveRef } from '../../model/resolve-ref.ts';
import type { Check, CheckContext, Finding } from '../check.ts';
import { operationsIn, schemasIn } from '../walk.ts';

const OPTIONAL = /^optional\b/i;

/** Words that call a field or a parameter optional or required agree with the description. */
export const requiredWords: Check = {
  id: 'required-words',
  convention: true,
  *run(context) {
    for (const schema of schemasIn(context.document)) yield* fields(context, schema);
    yield* parameters(context);
  },
};

/** A field whose description begins with `Optional` is not required; where some say so, all that are not required do. */
function* fields({ document, locator }: CheckContext, schema: Raw): Iterable<Finding> {
  const required = asTexts(schema['required']);
  const all = Object.entries(asRecord(schema['properties'])).map(([name, node]) => ({
    name,
    node,
    isOptional: OPTIONAL.test(
      asText(asRecord(node)['description'] ?? asRecord(resolveRef(document, asRecord(node)))['description']),
    ),
  }));
  for (const { name, isOptional } of required.length === 0 ? [] : all) {
    const place = locator.locate(schema['properties'], name);
    if (isOptional && required.includes(name))
      yield {
        message: `\`${name}\` is required, but its description calls it optional.`,
        hint: 'Mend the words, or take it out of `required`.',
        location: place,
      };
    else if (!isOptional && !required.includes(name) && all.some((one) => one.isOptional))
      yield {
        message: `\`${name}\` is not required, but its description does not call it optional, as others do.`,
        hint: 'Add it to `required`, or begin its description with `Optional.`',
        location: place,
      };
  }
}

const CLAIM = /((?:`[^`]+`(?:, | and )?)+) (?:is|are) required\b(?:; the other parameters)?/g;

/** `` `Page` and `BusinessId` are required; the other parameters filter. `` */
function* parameters({ document, locator }: CheckContext): Iterable<Finding> {
  for (const { operation, pathItem, method, path } of operationsIn(document)) {
    const given = [...asList(pathItem['parameters']), ...asList(operation['parameters'])].map((node): Raw =>
      asRecord(resolveRef(document, asRecord(node))),
    );
    for (const [claim, list = ''] of asText(operation['description']).replace(/\s+/g, ' ').matchAll(CLAIM)) {
      const named = [...list.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
      if (given.length === 0 || !named.every((name) => given.some((parameter) => parameter['name'] === name))) continue;
      for (const parameter of given) {
        const name = asText(parameter['name']);
        const isNamed = named.includes(name);
        if (isNamed === (parameter['required'] === true) || (!isNamed && !claim.endsWith('the other parameters')))
          continue;
        yield {
          message: `\`${name}\` is ${isNamed ? 'not ' : ''}required, but the description of \`${asText(operation['operationId'], `${method} ${path}`)}\` says otherwise.`,
          hint: 'Mend `required`, or the words.',
          location: locator.locate(parameter, 'required' in parameter ? 'required' : 'name'),
        };
      }
    }
  }
}
