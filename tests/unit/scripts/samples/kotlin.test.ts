import { describe, expect, it } from 'vitest';
import { kotlin, string } from '../../../../scripts/samples/kotlin.ts';
import { REQUESTS, TEXTS, type Wanted } from './compiled-requests.ts';

const WANTED: Wanted = {
  get: [
    'import java.net.URI',
    'import java.net.http.HttpClient',
    'import java.net.http.HttpRequest',
    'import java.net.http.HttpResponse.BodyHandlers',
    'import java.time.Duration',
    '',
    'fun main() {',
    '    val request = HttpRequest.newBuilder(URI.create("https://api.example/payments"))',
    '        .timeout(Duration.ofSeconds(30))',
    '        .build()',
    '',
    '    val response = HttpClient.newHttpClient().send(request, BodyHandlers.ofString())',
    '    check(response.statusCode() in 200..299) { "${response.statusCode()}: ${response.body()}" }',
    '    print(response.body())',
    '}',
  ],
  json: [
    'import java.net.URI',
    'import java.net.http.HttpClient',
    'import java.net.http.HttpRequest',
    'import java.net.http.HttpRequest.BodyPublishers',
    'import java.net.http.HttpResponse.BodyHandlers',
    'import java.time.Duration',
    '',
    'fun main() {',
    '    val body = """',
    '        {',
    '          "amount": 1050,',
    '          "note": "it\'s \\"5$\\" \\\\ ${\'$\'}x",',
    '          "lines": [',
    '            {',
    '              "sku": "a"',
    '            }',
    '          ],',
    '          "tags": [',
    '            "b",',
    '            "c"',
    '          ],',
    '          "payer": {},',
    '          "at": null',
    '        }',
    '    """.trimIndent()',
    '',
    '    val request = HttpRequest.newBuilder(URI.create("https://api.example/payments"))',
    '        .timeout(Duration.ofSeconds(30))',
    '        .header("X-Key", System.getenv("KEY"))',
    '        .header("Content-Type", "application/json")',
    '        .POST(BodyPublishers.ofString(body))',
    '        .build()',
    '',
    '    val response = HttpClient.newHttpClient().send(request, BodyHandlers.ofString())',
    '    check(response.statusCode() in 200..299) { "${response.statusCode()}: ${response.body()}" }',
    '    print(response.body())',
    '}',
  ],
  form: [
    '    val form = listOf(',
    '        "b" to "1",',
    '        "a" to "x & y",',
    '        "b" to "2"',
    '    ).joinToString("&") { (name, value) ->',
    '        "${URLEncoder.encode(name, Charsets.UTF_8)}=${URLEncoder.encode(value, Charsets.UTF_8)}"',
    '    }',
    '',
    '    val request = HttpRequest.newBuilder(URI.create("https://api.example/payments"))',
    '        .timeout(Duration.ofSeconds(30))',
    '        .header("Content-Type", "application/x-www-form-urlencoded")',
    '        .POST(BodyPublishers.ofString(form))',
  ],
  fields: [
    '    val form = listOf(',
    '        "a" to "1"',
    '    ).joinToString("&") { (name, value) ->',
    '        "${URLEncoder.encode(name, Charsets.UTF_8)}=${URLEncoder.encode(value, Charsets.UTF_8)}"',
    '    }',
    '',
    '    val request = HttpRequest.newBuilder(URI.create("https://api.example/payments"))',
    '        .timeout(Duration.ofSeconds(30))',
    '        .header("Content-Type", "application/x-www-form-urlencoded")',
    '        .POST(BodyPublishers.ofString(form))',
  ],
  multipart: [
    '    val boundary = UUID.randomUUID().toString()',
    '    fun part(header: String, content: BodyPublisher) = BodyPublishers.concat(',
    '        BodyPublishers.ofString("--$boundary\\r\\nContent-Disposition: form-data; $header\\r\\n\\r\\n"),',
    '        content,',
    '        BodyPublishers.ofString("\\r\\n")',
    '    )',
    '    val body = BodyPublishers.concat(',
    '        part("name=\\"note\\"", BodyPublishers.ofString("Hi")),',
    '        part("name=\\"payer\\"\\r\\nContent-Type: application/json", BodyPublishers.ofString("5")),',
    '        part("name=\\"photo\\"; filename=\\"photo.png\\"\\r\\nContent-Type: image/png", BodyPublishers.ofFile(Path.of("photo.png"))),',
    '        BodyPublishers.ofString("--$boundary--\\r\\n")',
    '    )',
    '',
    '    val request = HttpRequest.newBuilder(URI.create("https://api.example/payments"))',
    '        .timeout(Duration.ofSeconds(30))',
    '        .header("Content-Type", "multipart/form-data; boundary=$boundary")',
    '        .POST(body)',
  ],
  text: [
    '    val body = "<a>\\n" +',
    '        "  \\"b\\"\\n" +',
    '        "</a>"',
    '',
    '    val request = HttpRequest.newBuilder(URI.create("https://api.example/payments"))',
    '        .timeout(Duration.ofSeconds(30))',
    '        .header("Content-Type", "application/xml")',
    '        .POST(BodyPublishers.ofString(body))',
  ],
  binary: ['        .header("Content-Type", "image/png")', '        .PUT(BodyPublishers.ofFile(Path.of("photo.png")))'],
  basic: [
    '    val credentials = "${System.getenv("LOGIN_USERNAME")}:${System.getenv("LOGIN_PASSWORD")}"',
    '',
    '    val request = HttpRequest.newBuilder(URI.create("https://api.example/payments"))',
    '        .timeout(Duration.ofSeconds(30))',
    '        .header("Authorization", "Basic ${Base64.getEncoder().encodeToString(credentials.toByteArray())}")',
  ],
  token: ['        .header("Authorization", "Bearer ${System.getenv("TOKEN")}")'],
  parts: [
    '    val request = HttpRequest.newBuilder(URI.create("https://api.example/${URLEncoder.encode(System.getenv("ID"), Charsets.UTF_8).replace("+", "%20")}/a?key=${URLEncoder.encode(System.getenv("KEY"), Charsets.UTF_8)}&b=1"))',
  ],
  certificate: [
    '    // The server demands a client certificate (mutual TLS): start with -Djavax.net.ssl.keyStore=certificate.p12 -Djavax.net.ssl.keyStorePassword=…',
  ],
  purge: ['        .method("PURGE", BodyPublishers.noBody())'],
  readsText: ['    print(response.body())'],
  readsBinary: [
    '    val response = HttpClient.newHttpClient().send(request, BodyHandlers.ofByteArray())',
    '    check(response.statusCode() in 200..299) { "${response.statusCode()}: ${String(response.body())}" }',
    '    File("response.bin").writeBytes(response.body())',
  ],
  readsNothing: [
    '        .DELETE()',
    '        .build()',
    '',
    '    val response = HttpClient.newHttpClient().send(request, BodyHandlers.ofString())',
    '    check(response.statusCode() in 200..299) { "${response.statusCode()}: ${response.body()}" }',
    '    println(response.statusCode())',
  ],
};

describe('kotlin', () => {
  for (const [name, lines] of Object.entries(WANTED)) {
    it(`prints ${name}`, () =>
      expect(`\n${kotlin.render(REQUESTS[name as keyof Wanted])}\n`).toContain(`\n${lines.join('\n')}\n`));
  }

  it('prints get and json to the last line', () => {
    for (const name of ['get', 'json'] as const)
      expect(kotlin.render(REQUESTS[name]).split('\n')).toEqual(WANTED[name]);
  });

  it('prints comments on one line', () => expect(kotlin.comment('one\r\ntwo\u2028\0three')).toBe('// one two three'));

  it('escapes what would end a string or a line, or cannot be seen', () => {
    expect(TEXTS.map(string)).toEqual([
      '"a \\"b\\""',
      '"C:\\\\new"',
      '"one\\ntwo\\r\\tthree"',
      '"\\u0000\\u001b\\u007f\\u0085"',
      '"a\\u2028\\ufeff\\u202e"',
      '"a�"',
      '"\\$x \\${y} $5 US\\$"',
      '"\\\\u0041"',
      '"é🦊"',
    ]);
  });
});
