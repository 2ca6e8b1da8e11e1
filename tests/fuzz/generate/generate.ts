import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { Input } from '../input.ts';
import { createRandom, type Random } from '../random.ts';
import { hostileWords } from './description.ts';
import { guides } from './guides.ts';
import { schemas } from './schema.ts';
import { wrongTypes } from './structure.ts';
import { yamlText } from './yaml-text.ts';

const BASE = readFileSync(new URL('./base.yaml', import.meta.url), 'utf8');

/**
 * The input of a number: the same for the same seed, on every machine. Two of three are Markdown, the third is schemas.
 */
export function inputOf(seed: number, index: number): Input {
  const random = createRandom(seed, index);
  if (index % 3 === 2) return { family: 'schemas', files: { 'openapi.yaml': yamlText(hostileSchemas(random)) } };
  if (index % 6 === 0) return { family: 'Markdown', files: { 'openapi.yaml': BASE, ...guides(random) } };
  return {
    family: 'Markdown',
    files: { 'openapi.yaml': yamlText(hostileWords(parse(BASE), random, random.pick([0.05, 0.2, 0.6]))) },
  };
}

function hostileSchemas(random: Random): unknown {
  const base = parse(BASE) as { components: { schemas: Record<string, unknown> } };
  const own = schemas(random);
  const { Order: order } = base.components.schemas as { Order: { properties: Record<string, unknown> } };
  order.properties['fuzz'] = { $ref: '#/components/schemas/Fuzz' };
  order.properties['loop'] = { $ref: '#/components/schemas/Loop' };
  base.components.schemas = Object.assign(Object.create(null) as Record<string, unknown>, base.components.schemas, own);
  return random.chance(0.5) ? base : wrongTypes(base, random, random.pick([0.005, 0.02, 0.1]));
}
