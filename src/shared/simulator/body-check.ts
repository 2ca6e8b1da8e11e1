import type { BodyData, SchemaFile } from '../../model/call-data.ts';
import type { BodyProblem } from '../../model/explanation.ts';
import { bodyProblems, cachedResolver, saysNothing, violationsOf } from '../explain/check-body.ts';
import type { Mistake } from '../pasted/pasted.ts';
import { readJson, withPlaces, type ReadBody } from '../pasted/read-json.ts';
import { isJson } from '../samples/body.ts';

/** The problems of the body of an event. */
export interface EventCheck {
  /** The reason why nothing is checked; the others are empty then. */
  readonly unchecked?: 'not JSON' | 'not documented';
  /** Places at which the JSON is broken. */
  readonly mistakes: readonly Pick<Mistake, 'line' | 'column' | 'message'>[];
  /** Fields that are not as documented. */
  readonly problems: readonly BodyProblem[];
}

/** Checks the text of a body by its schema; of broken JSON what could be read. */
export function checkEvent(media: BodyData, text: string, schemas: SchemaFile): EventCheck {
  if (!isJson(media.mediaType)) return { unchecked: 'not JSON', mistakes: [], problems: [] };
  const resolve = cachedResolver(schemas);
  const read = readWhole(text);
  const { mistakes } = withPlaces(text, read);
  if (saysNothing(media, resolve)) return { unchecked: 'not documented', mistakes, problems: [] };
  // Nothing can be said of what is not there.
  const violations = read.value === undefined ? [] : violationsOf(media, read, 'webhook', resolve);
  return { mistakes, problems: bodyProblems(media, violations, 'sender') };
}

/** Reads JSON (RFC 8259); of broken JSON, what can be read, with its mistakes. */
function readWhole(text: string): ReadBody {
  try {
    return { value: JSON.parse(text) as unknown, start: 0, end: text.length, mistakes: [] };
  } catch {
    const read = readJson(text);
    const isMore = read.openAt === undefined && text.slice(read.end).trim() !== '';
    const offset = read.end + (/^\s*/.exec(text.slice(read.end))?.[0].length ?? 0);
    const more = { kind: 'unexpected' as const, offset, message: 'The JSON has ended before this.' };
    return isMore ? { ...read, mistakes: [...read.mistakes, more] } : read;
  }
}
