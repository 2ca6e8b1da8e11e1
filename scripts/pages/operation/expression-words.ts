/** Matches a runtime expression, which refers to a part of a request or response: `$response.body#/id`. */
const EXPRESSION = /^\$(?:(url|method|statusCode)|(request|response)\.(?:(header|query|path)\.(.+)|body(?:#(.*))?))$/;

/**
 * Describes a runtime expression in words, as CommonMark (OpenAPI 3.1, section 4.8.20.4). Undefined for any other
 * string.
 */
export function expressionWords(expression: string): string | undefined {
  const [matched, whole, side, place, name, pointer] = EXPRESSION.exec(expression) ?? [];
  if (matched === undefined) return undefined;
  if (whole !== undefined) return WHOLE[whole];
  const owner = side === 'request' ? 'the request' : 'the response';
  if (place !== undefined) return `the ${PLACES[place]} \`${name}\` of ${owner}`;
  const path = (pointer ?? '')
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
  return path.length === 0
    ? `the whole body of ${owner}`
    : `\`${path.map((step, index) => (/^\d+$/.test(step) ? `[${step}]` : `${index === 0 ? '' : '.'}${step}`)).join('')}\` of the ${side} body`;
}

const WHOLE: Readonly<Record<string, string>> = {
  url: 'the address of the request',
  method: 'the method of the request',
  statusCode: 'the status of the response',
};

const PLACES: Readonly<Record<string, string>> = { header: 'header', query: 'query parameter', path: 'path parameter' };

/**
 * Describes a URL that contains runtime expressions in braces, as CommonMark. A URL that is only one expression becomes
 * `the address in …`. Any other URL is followed by an explanation of each expression.
 */
export function addressWords(template: string): string {
  const only = /^\{([^{}]+)\}$/.exec(template)?.[1];
  const words = only === undefined ? undefined : expressionWords(only);
  if (words !== undefined) return `the address in ${words}`;
  const parts = [...new Set([...template.matchAll(/\{([^{}]+)\}/g)].map(([, expression = '']) => expression))];
  const explained = parts.flatMap((expression) =>
    expressionWords(expression) === undefined ? [] : [`\`{${expression}}\` is ${expressionWords(expression)}`],
  );
  return `\`${template}\`${explained.length === 0 ? '' : ` (${explained.join(', ')})`}`;
}
