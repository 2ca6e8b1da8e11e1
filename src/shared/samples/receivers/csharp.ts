import type { WebhookSample } from '../../../model/sample.ts';
import { csharp as language, string } from '../csharp.ts';
import { indented } from '../quoting.ts';
import { isRead, STORE_REMARK, STORED, STORED_WITH, VERIFY_REMARK, type Receiver } from './receiver.ts';

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
      'deliveries.Add(body);',
      ...(sample.success === 200 ? [] : [`context.Response.StatusCode = ${sample.success};`]),
      'context.Response.Close();',
      '',
      `// ${VERIFY_REMARK}`,
      print(sample),
    ];
    return [
      ...(isRead(sample) ? ['// Reads JSON with Newtonsoft.Json: dotnet add package Newtonsoft.Json'] : []),
      'using System;',
      'using System.Collections.Generic;',
      'using System.IO;',
      'using System.Net;',
      ...(isRead(sample) ? ['using Newtonsoft.Json;', 'using Newtonsoft.Json.Linq;'] : []),
      '',
      `// ${STORE_REMARK}`,
      'var deliveries = new List<string>();',
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

function print({ status }: WebhookSample): string {
  return status === undefined
    ? `Console.WriteLine(${string(STORED)});`
    : `Console.WriteLine(${string(`${STORED_WITH} `)} + payload${access(status.path)});`;
}
