import { asText, type Raw } from '#src/shared/schema/raw.ts';

/** How a parameter is written (OpenAPI 3.1, section 4.8.12.2.1). */
interface Style {
  /** `form, explode`; the same for all ways that write the same. */
  readonly name: string;
  /** Whether a list of one value is written as the value alone. */
  readonly takesSingle: boolean;
}

/** The style of a parameter or header. `explode` makes a difference for lists and objects alone. */
export function styleOf(parameter: Raw, isCompound: boolean): Style {
  const place = asText(parameter['in']);
  const style = asText(parameter['style']) || (place === 'query' || place === 'cookie' ? 'form' : 'simple');
  const explode = parameter['explode'] ?? (style === 'form' || style === 'cookie');
  const reserved = parameter['allowReserved'] === true ? ', reserved characters as they are' : '';
  return {
    name: `${style}${isCompound && explode === true ? ', explode' : ''}${reserved}`,
    takesSingle: style === 'form' || style === 'simple',
  };
}
