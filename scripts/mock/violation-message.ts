import type { Validated } from '#src/shared/request/coerce.ts';
import type { DescribedViolation } from '#src/shared/schema/describe-violation.ts';
import { pathText } from '#src/shared/explain/row-link.ts';
import { wordsFor } from '#src/shared/schema/violation-words.ts';
import { shown } from '#src/shared/schema/violation.ts';

/**
 * Converts violations to messages for the client that sent the value: `body.amount must be a number (it is "x")`.
 *
 * @param root name of the whole value: `body`
 */
export function violationMessages(root: string, { violations }: Validated): readonly string[] {
  return [...new Set(violations.slice(0, MOST).map((violation) => sentence(root, violation)))];
}

/** Maximum number of violations that are converted. */
const MOST = 100;

function sentence(root: string, violation: DescribedViolation): string {
  const { keyword, path, value, detail, message, suggested } = violation;
  const place = pathText([root, ...path]);
  switch (keyword) {
    case 'unknown':
      return `${place} is not described${suggested === undefined ? '' : `. Did you mean ${suggested}?`}`;
    case 'required':
      return `${pathText([root, ...path, String(detail)])} is missing`;
    case 'direction':
      return `${place} is never sent: it is read-only`;
    default: {
      const must = wordsFor(violation).must?.(violation).replaceAll('`', '');
      return must === undefined
        ? `${place}: ${message.replaceAll('`', '').replace(/\.$/, '')}`
        : `${place} must ${must} (it is ${shown(value).slice(1, -1)})`;
    }
  }
}
