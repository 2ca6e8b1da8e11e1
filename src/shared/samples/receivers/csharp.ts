import type { WebhookSample } from '../../../model/sample.ts';
import { csharp as language, string } from '../csharp.ts';
import { indented } from '../quoting.ts';
import { eventLines, isKeyed, isRead, KEEP_REMARK, membersOf, NO_ID, workRemark, type Receiver } from './receiver.ts';

/**
 * C# with `HttpListener`, top-level statements for .NET 6 and later, in words that C# 7 knows as well. JSON is read
 * with Newtonsoft.Json, as Mono has no `System.Text.Json`.
 */
export const csharp: Receiver = {
  language: language.language,
  render: (sample) => {
    const refused = [
      `context.Request.HttpMethod != ${string(sample.method)}`,
      `context.Request.Url.AbsolutePath != ${string(sample.path)}`,
    ];
    const handler = [
      `if (${refused.join(' || ')})`,
      ...respond(404, '    continue;'),
      '',
      'var body = await new StreamReader(context.Request.InputStream).ReadToEndAsync();',
      ...(isRead(sample) ? ['var payload = JToken.Parse(body);'] : []),
      ...(sample.success === 200 ? [] : [`context.Response.StatusCode = ${sample.success};`]),
      'context.Response.Close();',
      '',
      ...membersOf(sample).map(({ variable, path }) => `var ${variable} = payload${access(path)}?.ToString();`),
      `if (!seen.Add(${isKeyed(sample) ? '(id, status)' : 'body'}))`,
      '{',
      '    continue;',
      '}',
      ...eventLines(sample, {
        remark: `// ${workRemark(sample)}`,
        body: 'Console.WriteLine(body);',
        print: (words, withStatus) => print(sample, words, withStatus),
        choose: (cases, otherwise) => [
          'switch (status)',
          '{',
          ...cases.flatMap(([value, line]) => [`    case ${string(value)}:`, `        ${line}`, '        break;']),
          '    default:',
          `        ${otherwise}`,
          '        break;',
          '}',
        ],
      }),
    ];
    return [
      ...(isRead(sample) ? ['// Reads JSON with Newtonsoft.Json: dotnet add package Newtonsoft.Json'] : []),
      'using System;',
      'using System.Collections.Generic;',
      'using System.IO;',
      'using System.Net;',
      ...(isRead(sample) ? ['using Newtonsoft.Json;', 'using Newtonsoft.Json.Linq;'] : []),
      '',
      `// ${KEEP_REMARK}`,
      `var seen = new HashSet<${isKeyed(sample) ? '(string, string)' : 'string'}>();`,
      'var listener = new HttpListener();',
      `listener.Prefixes.Add("http://localhost:${sample.port}/");`,
      'listener.Start();',
      '',
      'while (true)',
      '{',
      '    var context = await listener.GetContextAsync();',
      '    try',
      '    {',
      ...indented(handler, '        '),
      '    }',
      ...(isRead(sample) ? ['    catch (JsonReaderException)', ...respond(400).map((line) => `    ${line}`)] : []),
      '    catch (Exception error)',
      '    {',
      '        Console.Error.WriteLine(error.Message);',
      '    }',
      '}',
    ].join('\n');
  },
};

/** A block that responds with a status. */
function respond(status: number, ...after: readonly string[]): readonly string[] {
  return ['{', `    context.Response.StatusCode = ${status};`, '    context.Response.Close();', ...after, '}'];
}

function access(path: readonly string[]): string {
  return path.map((name, index) => `${index === 0 ? '' : '?'}[${string(name)}]`).join('');
}

function print({ id }: WebhookSample, words: string, withStatus: boolean): string {
  const end = ` ${words}${withStatus ? ' ' : ''}`;
  const subject = id === undefined ? string(`${NO_ID}${end}`) : `id + ${string(end)}`;
  return `Console.WriteLine(${subject}${withStatus ? ' + status' : ''});`;
}
