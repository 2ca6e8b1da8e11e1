import type { Code } from '../../model/sample.ts';
import type { Schema } from '../../model/schema.ts';
import { key, literal } from './javascript.ts';
import { indented } from './quoting.ts';

/**
 * A call of a browser plug-in: the URL of the script, the name of its object, a method of that object, and the
 * parameters.
 */
export interface ScriptRequest {
  readonly script: string;
  readonly object: string;
  /** Name of the method that receives the parameters. */
  readonly method: string;
  /** Name of the method that is called afterwards, without parameters. */
  readonly afterwards?: string;
  readonly schema: Schema;
  readonly value: Readonly<Record<string, unknown>>;
}

/**
 * Returns HTML that loads the script of a plug-in and calls the method. Parameters have the values of the example;
 * those with `x-callback` in the schema are functions.
 */
export function scriptSample({ script, object, method, afterwards, schema, value }: ScriptRequest): Code {
  const lines = Object.keys({ ...schema.properties, ...value }).flatMap((name) => {
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
  const body = indented(source.trimEnd().split('\n'), '      ');
  return [`    ${key(name)}: function (${parameters.join(', ')}) {`, ...body, '    },'];
}

/** Escapes what an HTML parser would read as the end of the script or as a comment (HTML, section 4.12.1.3). */
function inScript(code: string): string {
  return code.replace(/<(?=\/script|script|!--)/gi, '\\x3C');
}
