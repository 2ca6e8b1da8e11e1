import { lintDocument, type NormalizedProblem } from '@redocly/openapi-core';
import type { DescriptionSource } from './load.ts';
import { lineAndColumn } from './locator.ts';
import { displayPath, type Problem } from './problem.ts';

/** Lints the description before it is bundled, so that every problem points into the author's own file. */
export async function lint({ document, resolver, config }: DescriptionSource): Promise<readonly Problem[]> {
  const found = await lintDocument({ document, config, externalRefResolver: resolver });
  return found.filter(({ ignored }) => !ignored).map(fromRedocly);
}

/** A problem of Redocly's in our form. */
export function fromRedocly({ ruleId, severity, message, suggest, location, reference }: NormalizedProblem): Problem {
  const place = location[0];
  return {
    check: ruleId,
    severity: severity === 'error' ? 'error' : 'warning',
    message: message.replace(/\s*\n\s*/g, ' ').trim(),
    hint: hintFor(suggest, reference),
    location:
      place === undefined
        ? { file: displayPath('.'), line: 1, column: 1 }
        : place.pointer === undefined
          ? startOf(place)
          : lineAndColumn(place.source, place.pointer, place.reportOnKey ?? false),
  };
}

function hintFor(suggest: readonly string[], reference: string | undefined): string {
  if (suggest.length > 0) return `Did you mean ${suggest.map((name) => `\`${name}\``).join(' or ')}?`;
  return reference === undefined ? 'Mend the description at this place.' : `See ${reference}`;
}

function startOf(place: NormalizedProblem['location'][number]) {
  const start = 'start' in place ? place.start : undefined;
  return { file: displayPath(place.source.absoluteRef), line: start?.line ?? 1, column: start?.col ?? 1 };
}
