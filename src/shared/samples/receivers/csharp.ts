import { csharp as language, string } from '../csharp.ts';
import { STORE, STORE_REMARK, STORED, VERIFY_REMARK, type Receiver } from './receiver.ts';

/** C# with `HttpListener`: top-level statements need .NET 6 or later, everything else C# 7. */
export const csharp: Receiver = {
  language: language.language,
  render: (sample) => {
    const taken = [
      `context.Request.HttpMethod == ${string(sample.method)}`,
      `context.Request.Url.AbsolutePath == ${string(sample.path)}`,
    ];
    return [
      '// .NET 6 or later',
      'using System;',
      'using System.IO;',
      'using System.Net;',
      'using System.Threading.Tasks;',
      '',
      `Directory.CreateDirectory("${STORE}");`,
      '// Answers to this host name alone: the web server in front has to send it.',
      'var listener = new HttpListener();',
      `listener.Prefixes.Add("http://localhost:${sample.port}/");`,
      'listener.Start();',
      '',
      'Func<HttpListenerContext, Task> receive = async context =>',
      '{',
      '    try',
      '    {',
      '        context.Response.StatusCode = 404;',
      `        if (${taken.join(' && ')})`,
      '        {',
      `            // ${STORE_REMARK}`,
      '            context.Response.StatusCode = 500;',
      '            var message = new MemoryStream();',
      '            var head = ((WebHeaderCollection)context.Request.Headers).ToByteArray();',
      '            message.Write(head, 0, head.Length);',
      '            await context.Request.InputStream.CopyToAsync(message);',
      `            File.WriteAllBytes("${STORE}/" + Guid.NewGuid(), message.ToArray());`,
      `            context.Response.StatusCode = ${sample.success};`,
      '',
      `            // ${VERIFY_REMARK}`,
      `            Console.WriteLine(${string(STORED)});`,
      '        }',
      '    }',
      '    catch (Exception error)',
      '    {',
      '        Console.Error.WriteLine(error.Message);',
      '    }',
      '    context.Response.Close();',
      '};',
      '',
      'while (true)',
      '{',
      '    _ = receive(await listener.GetContextAsync());',
      '}',
    ].join('\n');
  },
};
