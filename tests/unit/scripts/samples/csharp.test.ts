import { describe, expect, it } from 'vitest';
import { csharp, string } from '../../../../scripts/samples/csharp.ts';
import { REQUESTS, TEXTS, type Wanted } from './compiled-requests.ts';

const WANTED: Wanted = {
  get: [
    'using System;',
    'using System.Net.Http;',
    '',
    'var client = new HttpClient();',
    '',
    'var response = await client.GetAsync("https://api.example/payments");',
    'if (!response.IsSuccessStatusCode)',
    '{',
    '    throw new HttpRequestException($"{(int)response.StatusCode}: {await response.Content.ReadAsStringAsync()}");',
    '}',
    'Console.Write(await response.Content.ReadAsStringAsync());',
  ],
  json: [
    'using System;',
    'using System.Net.Http;',
    'using System.Net.Http.Headers;',
    '',
    'var client = new HttpClient();',
    'var request = new HttpRequestMessage(HttpMethod.Post, "https://api.example/payments");',
    'request.Headers.Add("X-Key", Environment.GetEnvironmentVariable("KEY"));',
    'request.Content = new StringContent(@"{',
    '  ""amount"": 1050,',
    '  ""note"": ""it\'s \\""5$\\"" \\\\ $x"",',
    '  ""lines"": [',
    '    {',
    '      ""sku"": ""a""',
    '    }',
    '  ],',
    '  ""tags"": [',
    '    ""b"",',
    '    ""c""',
    '  ],',
    '  ""payer"": {},',
    '  ""at"": null',
    '}");',
    'request.Content.Headers.ContentType = new MediaTypeHeaderValue("application/json");',
    '',
    'var response = await client.SendAsync(request);',
    'if (!response.IsSuccessStatusCode)',
    '{',
    '    throw new HttpRequestException($"{(int)response.StatusCode}: {await response.Content.ReadAsStringAsync()}");',
    '}',
    'Console.Write(await response.Content.ReadAsStringAsync());',
  ],
  form: [
    'var request = new HttpRequestMessage(HttpMethod.Post, "https://api.example/payments");',
    'request.Content = new FormUrlEncodedContent(new List<KeyValuePair<string, string>>',
    '{',
    '    new KeyValuePair<string, string>("b", "1"),',
    '    new KeyValuePair<string, string>("a", "x & y"),',
    '    new KeyValuePair<string, string>("b", "2"),',
    '});',
    '',
    'var response = await client.SendAsync(request);',
  ],
  fields: [
    'var request = new HttpRequestMessage(HttpMethod.Post, "https://api.example/payments");',
    'request.Content = new FormUrlEncodedContent(new Dictionary<string, string>',
    '{',
    '    ["a"] = "1",',
    '});',
    '',
    'var response = await client.SendAsync(request);',
  ],
  multipart: [
    'var request = new HttpRequestMessage(HttpMethod.Post, "https://api.example/payments");',
    'request.Content = new MultipartFormDataContent',
    '{',
    '    { new StringContent("Hi"), "\\"note\\"" },',
    '    { new StringContent("5") { Headers = { ContentType = new MediaTypeHeaderValue("application/json") } }, "\\"payer\\"" },',
    '    new StreamContent(File.OpenRead("photo.png"))',
    '    {',
    '        Headers =',
    '        {',
    '            ContentDisposition = new ContentDispositionHeaderValue("form-data") { Name = "\\"photo\\"", FileName = "\\"photo.png\\"" },',
    '            ContentType = new MediaTypeHeaderValue("image/png"),',
    '        },',
    '    },',
    '};',
    '',
    'var response = await client.SendAsync(request);',
  ],
  text: [
    'var request = new HttpRequestMessage(HttpMethod.Post, "https://api.example/payments");',
    'request.Content = new StringContent("<a>\\n" +',
    '    "  \\"b\\"\\n" +',
    '    "</a>");',
    'request.Content.Headers.ContentType = new MediaTypeHeaderValue("application/xml");',
    '',
    'var response = await client.SendAsync(request);',
  ],
  binary: [
    'var request = new HttpRequestMessage(HttpMethod.Put, "https://api.example/payments");',
    'request.Content = new StreamContent(File.OpenRead("photo.png"));',
    'request.Content.Headers.ContentType = new MediaTypeHeaderValue("image/png");',
    '',
    'var response = await client.SendAsync(request);',
  ],
  basic: [
    'var credentials = Environment.GetEnvironmentVariable("LOGIN_USERNAME") + ":" + Environment.GetEnvironmentVariable("LOGIN_PASSWORD");',
    'var request = new HttpRequestMessage(HttpMethod.Get, "https://api.example/payments");',
    'request.Headers.Authorization = new AuthenticationHeaderValue("Basic", Convert.ToBase64String(Encoding.UTF8.GetBytes(credentials)));',
    '',
    'var response = await client.SendAsync(request);',
  ],
  token: [
    'var request = new HttpRequestMessage(HttpMethod.Get, "https://api.example/payments");',
    'request.Headers.Authorization = new AuthenticationHeaderValue("Bearer", Environment.GetEnvironmentVariable("TOKEN"));',
    '',
    'var response = await client.SendAsync(request);',
  ],
  parts: [
    'var response = await client.GetAsync("https://api.example/" + Uri.EscapeDataString(Environment.GetEnvironmentVariable("ID")) + "/a?key=" + Uri.EscapeDataString(Environment.GetEnvironmentVariable("KEY")) + "&b=1");',
  ],
  certificate: [
    'var handler = new HttpClientHandler();',
    'handler.ClientCertificates.Add(X509Certificate2.CreateFromPemFile("certificate.pem", "key.pem"));',
    'var client = new HttpClient(handler);',
  ],
  purge: [
    'var request = new HttpRequestMessage(new HttpMethod("PURGE"), "https://api.example/payments");',
    '',
    'var response = await client.SendAsync(request);',
  ],
  readsText: ['Console.Write(await response.Content.ReadAsStringAsync());'],
  readsBinary: ['File.WriteAllBytes("response.bin", await response.Content.ReadAsByteArrayAsync());'],
  readsNothing: [
    'var request = new HttpRequestMessage(HttpMethod.Delete, "https://api.example/payments");',
    '',
    'var response = await client.SendAsync(request);',
    'if (!response.IsSuccessStatusCode)',
    '{',
    '    throw new HttpRequestException($"{(int)response.StatusCode}: {await response.Content.ReadAsStringAsync()}");',
    '}',
    'Console.WriteLine((int)response.StatusCode);',
  ],
};

describe('csharp', () => {
  for (const [name, lines] of Object.entries(WANTED)) {
    it(`prints ${name}`, () =>
      expect(`\n${csharp.render(REQUESTS[name as keyof Wanted])}\n`).toContain(`\n${lines.join('\n')}\n`));
  }

  it('prints get and json to the last line', () => {
    for (const name of ['get', 'json'] as const)
      expect(csharp.render(REQUESTS[name]).split('\n')).toEqual(WANTED[name]);
  });

  it('prints comments on one line', () => expect(csharp.comment('one\r\ntwo\u2028\0three')).toBe('// one two three'));

  it('escapes what would end a string or a line, or cannot be seen', () => {
    expect(TEXTS.map(string)).toEqual([
      '"a \\"b\\""',
      '"C:\\\\new"',
      '"one\\ntwo\\r\\tthree"',
      '"\\u0000\\u001b\\u007f\\u0085"',
      '"a\\u2028\\ufeff\\u202e"',
      '"a�"',
      '"$x ${y} $5 US$"',
      '"\\\\u0041"',
      '"é🦊"',
    ]);
  });
});
