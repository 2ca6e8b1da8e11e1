import { parseArgs } from 'node:util';

/** A mistake of the user that ends the command. The message says how to correct it. */
export class UsageError extends Error {}

/** Default value of `--timeout`, the time limit for handlers, in seconds. */
const PATIENCE = 5;

const USAGE = `Usage: node webhook-conformance.mjs URL [options]

Sends the examples of the documented webhooks to your own handler, unchanged and with errors, and prints how it responds.
URL is where your handler listens: http://localhost:8000/webhooks.

  --event NAME        only this webhook; can be repeated
  --timeout SECONDS   how long your handler may take to respond (${PATIENCE})
  --header 'N: VALUE' sent with every event, such as a signature; can be repeated
  --allow-remote      also sends to other machines than this one
  --help              this text

Exit code: 0 no check fails, 1 a check fails, 2 no check could run.`;

/** The help for `--fulfilled`. It is shown only if the documentation names the id of an event. */
const FULFILLED = `  --fulfilled URL     responds with the number of events that you have fulfilled, as plain text; the script then
                      checks that an event that arrives twice is fulfilled once
`;

/** Returns the text for `--help`: the usage, and a list of the webhooks. */
export function help(events) {
  const names = events.map(({ name, title, untried }) =>
    untried === undefined ? `  ${name}: ${title}` : `  ${name}: ${title} (not sent: ${untried})`,
  );
  const usage = events.some(({ id }) => id !== undefined) ? USAGE.replace(/(?=^ {2}--allow)/m, FULFILLED) : USAGE;
  return `${usage}\n\nWebhooks:\n${names.join('\n')}\n`;
}

/** Reads the command-line arguments. Throws a `UsageError` if they are wrong. */
export function readOptions(args, events) {
  const { values, positionals } = parsed(args);
  if (values.help) return { help: true };
  if (positionals.length !== 1)
    throw new UsageError('Give the URL of your handler as the only argument: http://localhost:8000/webhooks.');
  const timeout = Number(values.timeout ?? PATIENCE);
  if (!(timeout > 0 && timeout <= 600))
    throw new UsageError(`--timeout is a number of seconds, not ${values.timeout}.`);
  for (const name of values.event ?? [])
    if (!events.some((event) => event.name === name))
      throw new UsageError(
        `There is no webhook ${name}. The webhooks are: ${events.map((event) => event.name).join(', ')}.`,
      );
  return {
    address: ownAddress(positionals[0], values['allow-remote']),
    events: events.filter(({ name }) => values.event?.includes(name) ?? true),
    timeout: timeout * 1000,
    headers: (values.header ?? []).map(readHeader),
    fulfilled: values.fulfilled === undefined ? undefined : ownAddress(values.fulfilled, values['allow-remote']),
  };
}

function parsed(args) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        event: { type: 'string', multiple: true },
        timeout: { type: 'string' },
        header: { type: 'string', multiple: true },
        fulfilled: { type: 'string' },
        'allow-remote': { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (error) {
    throw new UsageError(`${error.message.split('. ')[0]}. --help lists the options.`);
  }
}

function readHeader(text) {
  const [, name, value] = /^([!#$%&'*+.^_`|~\w-]+):[ \t]*([^\r\n]*)$/.exec(text) ?? [];
  if (name === undefined) throw new UsageError(`--header takes a name and a value, 'Name: value', not ${text}.`);
  return [name, value];
}

/**
 * Parses the URL of the user's server. Throws a `UsageError` if its host is another machine (RFC 6890, section 2.2.2;
 * RFC 6761, section 6.3), so that events do not reach a stranger's server. With `allowRemote`, any host is allowed.
 */
function ownAddress(text, allowRemote) {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol))
    throw new UsageError(`${text} is not an HTTP URL. Write http://localhost:8000/webhooks.`);
  if (!allowRemote && !/^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(url.hostname))
    throw new UsageError(`${url.hostname} is not this machine. If it is your server, add --allow-remote.`);
  return url;
}
