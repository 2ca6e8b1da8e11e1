/** A description with what the tables are about. */
export const SHOP = `
servers: [{ url: 'https://api.example/{v}', variables: { v: { default: v1 } } }, { url: https://eu.example/eu/ }]
paths:
  /orders/{id}: { get: { operationId: getOrder, parameters: [{ name: id, in: path, required: true, schema: { type: integer } }], responses: { '200': { description: d, content: { application/json: { example: by id } } } } } }
  /orders/{name}: { delete: { operationId: deleteOrder, parameters: [{ name: name, in: path, required: true, schema: { type: string } }], responses: { '204': { description: Gone. } } } }
  /orders/latest: { get: { operationId: getLatest, responses: { '200': { description: d, content: { application/json: { example: latest } } } } } }
  /orders/{code}/: { get: { operationId: slashed, parameters: [{ name: code, in: path, required: true, schema: {} }], responses: { '204': { description: d } } } }
  /{kind}/1: { get: { operationId: first, parameters: [{ name: kind, in: path, required: true, schema: { enum: [things] } }], responses: { '200': { description: d, content: { application/json: { example: first } } } } } }
  /things/{n}: { get: { operationId: getThing, parameters: [{ name: n, in: path, required: true, schema: { type: integer, minimum: 2 } }], responses: { '200': { description: d, content: { application/json: { example: thing } } } } } }
  /files/{name}.{ext}: { get: { operationId: getFile, parameters: [{ name: name, in: path, required: true, schema: { type: string } }, { name: ext, in: path, required: true, schema: { enum: [png] } }], responses: { '200': { description: d, content: { text/plain: { example: file } } } } } }
  /a b/é: { get: { operationId: encoded, responses: { '204': { description: d } } } }
  /head: { head: { operationId: headIt, responses: { '200': { description: d, content: { application/json: { example: 1 } } } } } }
  /key: { get: { operationId: key, security: [{ Key: [] }], responses: { '204': { description: d }, '401': { description: Who are you?, content: { application/json: { example: { error: unknown } } } } } } }
  /query-key: { get: { operationId: queryKey, security: [{ QueryKey: [] }], responses: { '204': { description: d } } } }
  /cookie-key: { get: { operationId: cookieKey, security: [{ CookieKey: [] }], responses: { '204': { description: d } } } }
  /basic: { get: { operationId: basic, security: [{ Basic: [] }], responses: { '204': { description: d } } } }
  /bearer: { get: { operationId: bearer, security: [{ Bearer: [] }], responses: { '204': { description: d } } } }
  /digest: { get: { operationId: digest, security: [{ Digest: [] }], responses: { '204': { description: d } } } }
  /oauth: { get: { operationId: oauth, security: [{ OAuth: [read] }], responses: { '204': { description: d } } } }
  /openid: { get: { operationId: openid, security: [{ OpenId: [] }], responses: { '204': { description: d } } } }
  /certificate: { get: { operationId: certificate, security: [{ Certificate: [] }], responses: { '204': { description: d } } } }
  /either: { get: { operationId: either, security: [{ Key: [], QueryKey: [] }, { Basic: [] }], responses: { '204': { description: d } } } }
  /open: { get: { operationId: open, security: [{ Key: [] }, {}], responses: { '204': { description: d } } } }
  /json:
    post:
      operationId: postJson
      requestBody: { required: true, content: { application/json: { schema: { $ref: '#/components/schemas/Order' }, examples: { Small: { value: { amount: 1 } }, Large: { value: { amount: 500 } }, Refused: { value: { amount: 13 } } } } } }
      responses:
        '201': { description: d, headers: { Location: { required: true, schema: { type: string }, example: /orders/1 }, X-Optional: { schema: {}, example: 1 } }, content: { application/json: { examples: { Small: { value: { id: 1 } }, Large: { value: { id: 500 } } } } } }
        '202': { description: d, content: { application/json: { examples: { Later: { value: { id: null } } } } } }
        '402': { description: No money., content: { application/json: { examples: { Refused: { value: { error: unlucky } } } } } }
        '422': { description: Wrong., content: { application/json: { schema: { type: object, properties: { error: { type: object, properties: { message: { type: string }, code: { enum: [wrong] } } } } } } } }
        5XX: { description: Broken., content: { text/plain: { example: broken } } }
  /both: { post: { operationId: both, requestBody: { required: true, content: { application/json: { schema: { $ref: '#/components/schemas/Order' } } } }, responses: { '204': { description: d }, '400': { description: Unread. }, '422': { description: Wrong. } } } }
  /optional: { post: { operationId: optional, requestBody: { content: { application/json: { schema: { type: object, x-not-published: [fields], properties: { a: { type: integer } } } } } }, responses: { '204': { description: d } } } }
  /form: { post: { operationId: form, requestBody: { required: true, content: { application/x-www-form-urlencoded: { schema: { type: object, required: [a], properties: { a: { type: integer }, b: { type: array, items: { type: boolean } }, c: { type: object, properties: { d: { type: integer } } }, e: { type: array, items: { type: integer } }, f: { type: object, properties: { g: { type: integer }, h: { type: array, items: { type: integer } } } }, i: { type: object, properties: { j: { type: integer } } } } }, encoding: { e: { style: form, explode: false }, f: { style: deepObject }, i: { explode: true } } } } }, responses: { '204': { description: d } } } }
  /parts: { post: { operationId: parts, requestBody: { required: true, content: { multipart/form-data: { schema: { type: object, required: [photo], properties: { photo: { type: string, format: binary, maxLength: 5 }, n: { type: integer }, tags: { type: array, items: { enum: [a, b] } }, meta: { type: object, properties: { m: { type: integer } } } } }, encoding: { photo: { contentType: 'image/png, image/jpeg' } } } } }, responses: { '204': { description: d } } } }
  /any: { post: { operationId: any, requestBody: { content: { text/plain: { schema: { type: string, maxLength: 3 } }, 'image/*': { schema: {} }, 'text/csv; charset=utf-8': { schema: {} }, application/xml: { schema: { type: object } }, application/jsonl: { itemSchema: { type: integer } }, application/x-ndjson: { schema: { type: integer } }, 'application/vnd.a+json;v=2': { schema: { type: integer } } } }, responses: { '204': { description: d } } } }
  /query: { get: { operationId: query, parameters: [{ name: q, in: query, schema: { type: integer } }, { name: empty, in: query, allowEmptyValue: true, schema: { type: integer } }, { name: j, in: query, content: { application/json: { schema: { type: object, required: [a], properties: { a: { type: integer } } } } } }, { name: X-N, in: header, schema: { type: array, items: { type: integer } } }, { name: Accept, in: header, required: true, schema: { enum: [nonsense] } }], responses: { '204': { description: d } } } }
  /unpublished: { get: { operationId: unpublished, x-not-published: [parameters], responses: { '204': { description: d } } } }
  /filter: { get: { operationId: filter, parameters: [{ name: page, in: query, schema: { type: integer } }, { name: f, in: query, schema: { type: object, additionalProperties: { type: integer } } }], responses: { '204': { description: d } } } }
  /deep: { get: { operationId: deep, parameters: [{ name: f, in: query, style: deepObject, explode: true, schema: { type: object, properties: { a: { type: object, x-not-published: [fields] } } } }], responses: { '204': { description: d } } } }
  /tree: { post: { operationId: tree, requestBody: { content: { application/json: { schema: { $ref: '#/components/schemas/Tree' } } } }, responses: { '204': { description: d } } } }
  /types: { get: { operationId: types, responses: { '200': { description: d, content: { application/json: { example: { a: 1 } }, text/csv: { example: 'a;b' }, application/x-www-form-urlencoded: { example: { a: 'é&' } } } } } } }
  /made: { get: { operationId: made, x-evidence: { responses: ours }, responses: { '200': { description: d, content: { application/json: { schema: { type: object, properties: { id: { type: integer } } } } } } } } }
  /known: { get: { operationId: known, responses: { '200': { description: d, content: { application/json: { schema: { $ref: '#/components/schemas/Known' }, examples: { Some: { value: { id: 1, list: [{ id: 2, rank: 3 }, { rank: 4 }], more: { a: 1 }, either: { b: 1 } } }, None: { value: { id: 1 } } } } } }, '404': { description: d, content: { application/json: { schema: { type: object, x-evidence: ours, properties: { a: {}, b: { type: object, properties: { c: {} } } } }, examples: { All: { value: { a: 1, b: { c: 2 } } } } } } } } } }
  /many: { get: { operationId: many, responses: { '200': { description: d, content: { application/json: { schema: { type: object, x-not-published: [fields], properties: { id: {} } }, example: { id: 1, é: 1, ${Array.from({ length: 40 }, (_, index) => `field${index + 10}: 1`).join(', ')} } } } } } } }
  /nothing: { get: { operationId: nothing, responses: { default: { description: d } } } }
  /switched: { get: { operationId: switched, responses: { '101': { description: d }, default: { description: d } } } }
webhooks:
  paid: { post: { parameters: [{ name: X-Event, in: header, required: true, schema: { type: string }, example: paid }], requestBody: { content: { application/json: { examples: { Paid: { value: { paid: true } }, Other: { value: { paid: false } } } } } }, responses: { '200': { description: d } } } }
components:
  securitySchemes:
    Key: { type: apiKey, in: header, name: X-Key }
    QueryKey: { type: apiKey, in: query, name: key }
    CookieKey: { type: apiKey, in: cookie, name: sid }
    Basic: { type: http, scheme: basic }
    Bearer: { type: http, scheme: bearer }
    Digest: { type: http, scheme: digest }
    OAuth: { type: oauth2, flows: {} }
    OpenId: { type: openIdConnect, openIdConnectUrl: https://id.example }
    Certificate: { type: mutualTLS }
  responses:
    Bad: { description: Bad., x-catalogue: { code: '400', title: Bad }, content: { application/json: { schema: { type: object, x-not-published: [types], properties: { status: { const: false }, message: { type: string } } } } } }
    Teapot: { description: Short and stout., x-catalogue: { code: '418', title: Teapot }, content: { application/json: { examples: { Pot: { value: { tea: true } }, Cup: { value: { tea: false } } } } } }
  schemas:
    Tree: { type: array, items: { $ref: '#/components/schemas/Tree' } }
    Known: { type: object, properties: { id: {}, list: { type: array, items: { type: object, properties: { id: {}, rank: { x-evidence: ours } } } }, more: { x-evidence: { fields: open }, type: object, properties: { a: {} } }, either: { oneOf: [{ type: object, properties: { a: {} } }, { type: object, properties: { b: { x-evidence: sample } } }] } } }
    Order: { type: object, required: [amount], properties: { id: { type: integer, readOnly: true }, amount: { type: number, minimum: 1 }, note: { type: string, maxLength: 5 }, to: { oneOf: [{ type: string }, { type: object, required: [n], properties: { n: { type: integer } } }] } } }
`;
