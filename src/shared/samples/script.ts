import type { Code } from '../../model/sample.ts';
import type { Schema } from '../../model/schema.ts';
import { key, literal } from './javascript.ts';

/** A call of a browser plug-in: the URL of its script, the name of its object, and the parameters of its method. */
export interface ScriptRequest {
  readonly script: string;
  readonly object: string;
  /** Method that receives the parameters. */
  readonly method: string;
  /** Method called after `method`, without parameters. */
  readonly afterwards?: string;
  readonly schema: Schema;
  readonly value: Readonly<Record<string, unknown>>;
}

/**
 * Returns HTML that loads and calls a plug-in. Values are from the named example, functions from the schema's
 * `x-callback`.
 */
export function scriptSample({ script, object, method, afterwards, schema, value }: ScriptRequest): Code {
  const lines = Object.entries({ ...schema.properties, ...value }).flatMap(([name]) => {
    const callback = schema.properties?.[name]?.['x-callback'];
    if (callback !== undefined) return functionLines(name, callback.parameters ?? [], callback.source ?? '');
    return Object.hasOwn(value, name) ? [`    ${key(name)}: ${inScript(literal(value[name], '    '))},`] : [];
  });
  const text = [
    `<script src="${script.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"></script>`,
    '<script>',
    `  ${object}.${method}({`,
    ...lines,
    '  });',
    ...(afterwards === undefined ? [] : [`  ${object}.${afterwards}();`]),
    '</script>',
  ].join('\n');
  return { text, syntax: 'html' };
}

function functionLines(name: string, parameters: readonly string[], source: string): string[] {
  const body = source
    .trimEnd()
    .split('\n')
    .map((line) => (line === '' ? '' : `      ${line}`));
  return [`    ${key(name)}: function (${parameters.join(', ')}) {`, ...body, '    },'];
}

/** Escapes what an HTML parser would read as the end of the script or as a comment (HTML, section 4.12.1.3). */
function inScript(code: string): string {
  return code.replace(/<(?=\/script|script|!--)/gi, '\\x3C');
}
