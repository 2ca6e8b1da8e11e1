import { deliver } from './deliver.mjs';
import { fulfilledCount } from './fulfilled.mjs';
import { linesOf } from './lines.mjs';
import { help, readOptions, UsageError } from './options.mjs';

const print = (text) => process.stdout.write(`${text}\n`);

/**
 * Runs the command. Returns the exit code: 0 if no check fails, 1 if a check fails, 2 after a mistake of the user or if
 * no check could run.
 */
export async function main(events, args) {
  const tally = { passed: 0, failed: 0, skipped: 0 };
  process.on('SIGINT', () => {
    print(`\nStopped. ${wordsOf(tally)}.`);
    process.exit(130);
  });
  try {
    const options = readOptions(args, events);
    if (options.help) {
      print(help(events));
      return 0;
    }
    for (const event of options.events) await tryEvent(event, options, tally);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    process.stderr.write(`${error.message}\n`);
    return 2;
  }
  if (tally.passed + tally.failed === 0) {
    process.stderr.write('There is nothing to send.\n');
    return 2;
  }
  print(`${wordsOf(tally)}.`);
  return tally.failed === 0 ? 0 : 1;
}

async function tryEvent(event, { address, headers, timeout, fulfilled }, tally) {
  if (event.untried !== undefined) {
    print(`${event.title} (${event.name}) is not sent: ${event.untried}.\n      ${event.page}\n`);
    return;
  }
  const target = new URL(address);
  if (event.query !== '') target.search += `${target.search === '' ? '?' : '&'}${event.query.slice(1)}`;
  print(`${event.title} (${event.name}): ${event.method} ${target}\n`);
  const own = new Set(headers.map(([name]) => name.toLowerCase()));
  const sent = [...event.headers.filter(([name]) => !own.has(name.toLowerCase())), ...headers];
  const send = async ({ method = event.method, body }) => {
    const answer = await deliver({ address: target, method, headers: sent, body, timeout });
    if (answer.unreachable && tally.passed + tally.failed === 0)
      throw new UsageError(`Nothing listens at ${target.origin}. Start your handler, then run this again.`);
    return answer;
  };
  const count = fulfilled === undefined ? undefined : fulfilledCount(fulfilled, timeout);
  for (const line of linesOf(event, { send, timeout, fulfilled: count })) {
    if (line.skipped !== undefined) {
      tally.skipped += 1;
      print(`skip  ${line.what}: ${line.skipped}`);
    } else {
      const { passed, words } = await line.run();
      tally[passed ? 'passed' : 'failed'] += 1;
      print(`${passed ? 'pass' : 'FAIL'}  ${line.what}: ${words}`);
    }
    if (line.link !== undefined) print(`      ${line.link}`);
  }
  for (const words of notes(event, sent)) print(`note  ${words}`);
  print('');
}

/**
 * Returns remarks to print after the checks: which values are made up, what is not documented, and what the checks do
 * not cover.
 */
function notes({ headers, madeUp, carries, isOurs, question, page, success }, sent) {
  const documented = headers.filter((header) => header[0] !== 'Content-Type' && sent.includes(header));
  return [
    ...documented.map(([name, value]) =>
      madeUp.includes(name)
        ? `${name} is sent as "${value}", which is made up: the documentation gives no value. Give your own with --header.`
        : `${name} is sent as "${value}", the example of the documentation. If it is a signature, it is not valid for this body: give your own with --header, or skip the signature check while you test.`,
    ),
    ...(isOurs ? ['The body is our example: we assume most of its field names, and all values.'] : []),
    `Our rules, which the documentation does not state: ${success.length === 0 ? 'a status of 200 to 299 acknowledges; ' : ''}repeats, unknown statuses and other fields are acknowledged; another method is refused.`,
    'A pass shows that your handler acknowledges events, not that it verifies a payment before it fulfils the order.',
    ...(carries ? ['The provider sends credentials, which are not sent here: give yours with --header.'] : []),
    ...(question === undefined ? [] : [`Open questions: ${question}`]),
    `Not tested: how long the provider waits, and whether it sends an event again. ${page}`,
  ];
}

function wordsOf({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed, ${skipped} skipped`;
}
