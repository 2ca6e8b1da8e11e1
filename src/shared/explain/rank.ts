import type { BodyPrint, DataIndex } from '../../model/call-data.ts';
import { isRecord } from '../schema/raw.ts';
import { memoize } from '../text/memoize.ts';
import { nearest } from '../text/nearest.ts';
import { namesIn } from './names-in.ts';

/** A body of the index with how well it fits a value, about 0 to 1. */
export interface RankedBody {
  readonly body: BodyPrint;
  /** 0 where it has nothing but names that any API has. */
  readonly score: number;
}

/** Prepares an index for ranking, once. */
const lookup = memoize(({ bodies, names }: DataIndex) => {
  const all = bodies.map((body) => {
    const paths = new Set(body.names.map((place) => names[place] ?? ''));
    return {
      body,
      paths,
      leaves: new Set([...paths].map(leafOf)),
      required: body.required.map((at) => names[at] ?? ''),
    };
  });
  const counts = new Map<string, number>();
  for (const { leaves } of all) for (const leaf of leaves) counts.set(leaf, (counts.get(leaf) ?? 0) + 1);
  return { all, counts, known: new Set(names) };
});

/** Weights of an unknown name, and of one that a body has at another place. */
const [UNKNOWN, ELSEWHERE] = [0.7, 0.5];
/** Names that bodies of any API have: without others, only a whole body of them tells something. */
const GENERIC =
  /^(?:data|description|details?|errors?|message|msg|meta|path|reason|results?|status|success|timestamp|title|type)$/i;

/** Ranks the bodies of an index by the names they share with a value, the best first. */
export function rankBodies(value: unknown, index: DataIndex): readonly RankedBody[] {
  const { all, counts, known } = lookup(index);
  // What lies inside something unknown is not counted once more.
  const names = [...namesIn(value)].filter((name) => known.has(name) || known.has(parentOf(name)) || isOuter(name));
  const given = new Set(names);
  const rarityOf = (name: string): number => Math.log(1 + all.length / (counts.get(leafOf(name)) ?? Infinity));
  /** Sums the weights of names: a name that few bodies have weighs most. */
  const weigh = (some: readonly string[]): number => sum(some.map((name) => rarityOf(name) || UNKNOWN));
  const evidenceOf = (leaf: string): number => peculiarity(counts.get(leaf) ?? 0, all.length);
  const type = Array.isArray(value) ? 'array' : isRecord(value) ? 'object' : 'value';
  const texts = isRecord(value) ? Object.values(value) : [];
  const quoted = new Set(index.messages.filter(([text]) => texts.includes(text)).map(([, , body]) => body));
  return all
    .map(({ body, paths, leaves, required }, at): RankedBody => {
      const here = names.filter((name) => paths.has(name));
      const away = names.filter((name) => !paths.has(name));
      const isElsewhere = (name: string): boolean => !isGeneric(name) && leaves.has(leafOf(name));
      const elsewhere = away.filter(isElsewhere);
      const places = new Set([...paths].map(parentOf));
      // Other plain names may stand beside them, but no envelope around something else.
      const rest = away.filter(
        (name) => !isElsewhere(name) && (isOuter(name) ? !isGeneric(name) : places.has(parentOf(name))),
      );
      const present = required.filter((name) => given.has(name)).length;
      const special = new Set([...here, ...elsewhere].filter((name) => !isGeneric(name)).map(leafOf));
      const tells =
        sum([...special].map(evidenceOf)) >= 1 ||
        quoted.has(at) ||
        // One plain name tells something only where it is all there is, or half of what is required.
        (here.length > 0 &&
          (here.length + rest.length > 1 ||
            here.length === paths.size ||
            present * 2 >= Math.max(required.length, 1)) &&
          rest.every((name) => !known.has(name) && nearest(leafOf(name), leaves) !== undefined));
      const told = (weigh(here) + ELSEWHERE * weigh(elsewhere)) / (weigh(names) || 1);
      const complete = required.length === 0 ? 1 : present / required.length;
      // Of bodies that hold all names, the one with fewest others is meant; of these, one that is received.
      const spare = names.length / Math.max(names.length, paths.size);
      const score = (0.73 + 0.2 * complete) * told + 0.05 * spare + (body.side === 'request' ? 0 : 0.02);
      const fits = body.type === type || body.type === 'any' ? 1 : 0.5;
      return { body, score: tells ? score * fits : 0 };
    })
    .sort((a, b) => b.score - a.score);
}

/** How much a name tells that few bodies have, or that some have; 1 is enough to know a body by. */
function peculiarity(count: number, bodies: number): number {
  return count <= Math.max(2, bodies / 10) ? 1 : count <= bodies / 5 ? 0.5 : 0;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

function isGeneric(name: string): boolean {
  return GENERIC.test(leafOf(name));
}

function isOuter(name: string): boolean {
  return !name.includes('.');
}

function leafOf(name: string): string {
  return name.slice(name.lastIndexOf('.') + 1);
}

function parentOf(name: string): string {
  return name.slice(0, Math.max(0, name.lastIndexOf('.')));
}
