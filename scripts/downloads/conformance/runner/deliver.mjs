import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';

/**
 * A request is aborted after this multiple of `timeout`, the time limit for handlers, so that late responses are
 * reported.
 */
const GIVEN_UP = 3;

/** Error codes with which Node.js reports that no server can be reached at a URL. */
const UNREACHABLE = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH', 'EADDRNOTAVAIL'];

/**
 * Sends one request on a new connection, without following redirects. Resolves with `status`, `text` (the start of the
 * body) and `ms` (milliseconds until the response started). If there is no response, resolves with `problem` (a text)
 * and `ms`; `unreachable` is true if no server can be reached at the URL.
 */
export function deliver({ address, method, headers, body, timeout }) {
  const bytes = Buffer.from(body ?? '');
  const request = address.protocol === 'https:' ? httpsRequest : httpRequest;
  const lines = [...headers, ...(body === undefined ? [] : [['Content-Length', String(bytes.length)]])];
  return new Promise((resolve) => {
    const started = performance.now();
    const since = () => Math.round(performance.now() - started);
    let answer = { problem: `no response within ${seconds(timeout * GIVEN_UP)}` };
    const end = () => {
      clearTimeout(timer);
      resolve({ ms: since(), ...answer });
    };
    const fail = (error) => {
      const unreachable = UNREACHABLE.includes(error.code);
      if (answer.status === undefined)
        answer = { problem: unreachable ? 'nothing listens there' : problemWords(error), unreachable };
      end();
    };
    const timer = setTimeout(() => {
      end();
      sent?.destroy();
    }, timeout * GIVEN_UP);
    let sent;
    try {
      sent = request(address, { method, agent: false, headers: Object.fromEntries(lines.map(inBytes)) });
    } catch (error) {
      fail(error);
      return;
    }
    sent.on('response', (response) => {
      answer = { status: response.statusCode, ms: since(), text: '' };
      response.setEncoding('utf8');
      response.on('data', (chunk) => (answer.text = (answer.text + chunk).slice(0, 1000)));
      response.on('error', fail);
      response.on('close', end);
    });
    sent.on('error', fail);
    sent.end(bytes);
  });
}

/**
 * Encodes the value of a header as UTF-8. Each byte becomes one character, because Node.js sends each character of a
 * header as one byte.
 */
function inBytes([name, value]) {
  return [name, Buffer.from(value).toString('latin1')];
}

function problemWords({ code, message }) {
  return code === 'ECONNRESET' ? 'the connection was closed without a response' : message || code;
}

/** Formats milliseconds as seconds: `5 s`, `0.5 s`. */
export function seconds(ms) {
  return `${Number((ms / 1000).toFixed(1))} s`;
}
