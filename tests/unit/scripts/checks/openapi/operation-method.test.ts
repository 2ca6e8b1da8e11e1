import { testCheck } from '../check-case.ts';

const operation = (path: string, method: string, rest: string, responses = "'200': { description: Done. }"): string =>
  `paths:\n  ${path}: { ${method}: { ${rest}, responses: { ${responses} } } }`;
const BODY = 'requestBody: { content: { application/json: { schema: { type: object } } } }';
const sends = (mediaType: string): string =>
  operation('/o', 'get', 'operationId: order', `'200': { description: Done., content: { ${mediaType}: {} } }`);

testCheck('operation-method', {
  'a PUT that reads': [
    operation('/o', 'put', 'operationId: listOrders'),
    '4:16 The operation id `listOrders` implies that the operation only reads data, but its method is `PUT`.',
  ],
  'a GET that creates, by its id': [
    operation('/o', 'get', 'operationId: createOrder'),
    '4:16 The operation id `createOrder` implies that the operation changes data, but its method is `GET`.',
  ],
  'a GET that creates, by its response': [
    operation('/o', 'get', 'operationId: listOrders', "'201': { description: Done. }"),
    '4:54 `listOrders` has the response `201`, but a `GET` creates nothing.',
  ],
  'no success': [
    operation('/o', 'get', 'operationId: order', "'404': { description: None. }"),
    '4:36 `order` has no successful response.',
  ],
  'a misspelt media type': [sends('application/jsn'), '4:89 There is no media type `application/jsn`.'],
  'a media type of a vendor': [sends('application/vnd.api+json')],
  'a POST that changes': [operation('/o', 'post', 'operationId: archiveOrder')],
  'a GET that judges': [operation('/o', 'get', 'operationId: validateOrder')],
  'a POST that searches by its body': [operation('/o', 'post', `operationId: searchOrders, ${BODY}`)],
  'a method that is not known': [operation('/o', 'put', 'operationId: listOrders, x-not-published: [method]')],
  'a word that begins like a verb': [operation('/o', 'get', 'operationId: getaway')],
});
