import type { SampleBody, SampleRequest } from '#src/model/sample.ts';
import { filled } from '#src/shared/samples/variables.ts';
import type { Wire } from './server.ts';

/** What a sample sends when it is run: every secret is `secret`, every file has the same four bytes. */
export async function wireOf(request: SampleRequest): Promise<Wire> {
  const { type, body } = await bodyOf(request.body);
  const address = text(request.url);
  const path = address.replace(/^[a-z]+:\/\/[^/?#]*/i, '');
  return {
    method: request.method,
    path: path.startsWith('/') ? path : `/${path}`,
    headers: {
      ...Object.fromEntries(request.headers.map(({ name, value }) => [name, text(value)])),
      ...(request.basic === undefined ? {} : { Authorization: `Basic ${btoa('secret:secret')}` }),
      ...(type === undefined ? {} : { 'Content-Type': type }),
    },
    ...(body === undefined ? {} : { body }),
  };
}

function text(value: string): string {
  return filled(value, () => 'secret');
}

async function bodyOf(body: SampleBody): Promise<{ type?: string; body?: string | Uint8Array }> {
  switch (body.kind) {
    case 'none':
      return {};
    case 'json':
      return { body: JSON.stringify(body.value) };
    case 'text':
      return { body: body.text };
    case 'binary':
      return { body: FILE };
    case 'form':
      return {
        type: 'application/x-www-form-urlencoded',
        body: new URLSearchParams(body.fields.map(({ name, value }) => [name, value])).toString(),
      };
    case 'multipart': {
      const data = new FormData();
      for (const part of body.parts) {
        if (part.kind === 'file') data.append(part.name, new Blob([FILE], { type: part.contentType ?? '' }), part.file);
        else if (part.kind === 'json')
          data.append(part.name, new Blob([JSON.stringify(part.value)], { type: part.contentType ?? '' }));
        else if (part.contentType === undefined) data.append(part.name, part.text);
        else data.append(part.name, new Blob([part.text], { type: part.contentType }));
      }
      const response = new Response(data);
      return { type: response.headers.get('content-type') ?? '', body: new Uint8Array(await response.arrayBuffer()) };
    }
  }
}

const FILE = Uint8Array.of(0, 255, 10, 13);
