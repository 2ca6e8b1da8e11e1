import { csharp as language, string } from '../csharp.ts';
import { isRead, KEEP } from './lines.ts';
import type { Receiver } from './receiver.ts';

/** C# with `HttpListener`, top-level statements for .NET 6 and later, in words that C# 7 knows as well: Mono has no `System.Text.Json`. */
export const csharp: Receiver = {
  language: language.language,
  readsJson: false,
  render: (hook) =>
    [
      'using System;',
      'using System.Collections.Generic;',
      'using System.IO;',
      'using System.Net;',
      '',
      `// ${KEEP}`,
      'var seen = new HashSet<string>();',
      'var listener = new HttpListener();',
      'listener.Prefixes.Add("http://localhost:8000/");',
      'listener.Start();',
      '',
      'while (true)',
      '{',
      '    var context = await listener.GetContextAsync();',
      '    try',
      '    {',
      '        var body = await new StreamReader(context.Request.InputStream).ReadToEndAsync();',
      `        var expected = ${[...(hook.method === undefined ? [] : [`context.Request.HttpMethod == ${string(hook.method)}`]), `context.Request.Url.AbsolutePath == ${string(hook.path)}`].join(' && ')};`,
      '        context.Response.StatusCode = expected ? 200 : 404;',
      '        context.Response.Close();',
      '',
      '        if (expected && seen.Add(body))',
      '        {',
      ...(isRead(hook) ? ['            // Parse the body here, with JsonDocument of System.Text.Json.'] : []),
      '            Console.WriteLine(body);',
      '        }',
      '    }',
      '    catch (Exception error)',
      '    {',
      '        Console.Error.WriteLine(error.Message);',
      '    }',
      '}',
    ].join('\n'),
};
