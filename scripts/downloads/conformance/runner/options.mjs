import { parseArgs } from 'node:util';

/** A mistake of the user that must be corrected before any check can run. The message says how. */
export class UsageError extends Error {}

/** Default value of `--timeout`, the time limit for handlers, in seconds. */
const PATIENCE = 5;

const USAGE = `Usage: node webhook-conformance.mjs ADDRESS [options]

Sends the examples of the documented webhooks to your own handler, as they are and as they should not be, and prints what it
makes of each. ADDRESS is where your handler listens: http://localhost:8000/webhooks.

  --event NAME        only this webhook; may be given again
  --timeout SECONDS   how long your handler may take to respond (${PATIENCE})
  --header 'N: VALUE' sent with every event, such as a signature; may be given again
  --allow-remote      sends to other machines than this one, too
  --help              this text

Exit code: 0 no line fails, 1 at least one fails, 2 nothing could be judged.`;

/** The help for `--fulfilled`. It is shown only if the documentation names the id of an event. */
const FULFILLED = `  --fulfilled ADDRESS responds with how many events you have fulfilled, a bare number: with it the script sees
                      whether an event that arrives twice is fulfilled once
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
    throw new UsageError('Give the one address of your handler: http://localhost:8000/webhooks.');
  const timeout = Number(values.timeout ?? PATIENCE);
  if (!(timeout > 0 && timeout <= 600))
    throw new UsageError(`--timeout is a number of seconds, not ${values.timeout}.`);
  for (const name of values.event ?? [])
    if (!events.some((event) => event.name === name))
      throw new UsageError(`There is no webhook ${name}. There is: ${events.map((event) => event.name).join(', ')}.`);
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
    throw new UsageError(`${text} is no address of a web server. Write http://localhost:8000/webhooks.`);
  if (!allowRemote && !/^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(url.hostname))
    throw new UsageError(`${url.hostname} is not this machine. If it is yours all the same, add --allow-remote.`);
  return url;
}
