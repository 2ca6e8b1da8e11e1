import type { Random } from '../random.ts';
import { address } from './addresses.ts';
import { markdown } from './markdown.ts';
import { word } from './words.ts';
import { objectOf } from './yaml-text.ts';

const ADDRESSES = /url$|^termsOfService$/i;
/** Members that say what an object is: without them its words would not be shown. */
const STRUCTURE = /^(openapi|type|in|\$ref|propertyName)$/;

/** The base with about `share` of its words made hostile. */
export function hostileWords(node: unknown, random: Random, share: number, key = ''): unknown {
  if (typeof node === 'string') return STRUCTURE.test(key) || !random.chance(share) ? node : hostileFor(key, random);
  if (Array.isArray(node)) return node.map((item) => hostileWords(item, random, share, key));
  if (typeof node !== 'object' || node === null) return node;
  return objectOf(Object.entries(node).map(([name, value]) => [name, hostileWords(value, random, share, name)]));
}

function hostileFor(key: string, random: Random): string {
  if (ADDRESSES.test(key)) return address(random);
  if (/description|summary|title|remedy/i.test(key)) return random.chance(0.8) ? markdown(random) : word(random);
  return random.chance(0.7) ? word(random) : markdown(random);
}
