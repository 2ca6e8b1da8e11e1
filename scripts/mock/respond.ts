import type { Api, MediaType, Operation } from '../../src/model/api.ts';
import type { OpenApiDocument } from '../../src/model/openapi.ts';
import type { Raw } from '../model/raw.ts';
import { validatorOf } from '../schema/validator.ts';
import { createCatalogue } from './catalogue.ts';
import { checkRequest, type Checked } from './check-request.ts';
import { choose, type Choice } from './choose.ts';
import { createCompleted } from './completed.ts';
import { finding, type Finding } from './finding.ts';
import { applied, parsePrefer } from './prefer.ts';
import { headerOf, type Received } from './received.ts';
import { refuse, telling } from './refusal.ts';
import { fieldValue, toReply, type Header, type Reply } from './reply.ts';
import { createRouter } from './router.ts';
import { parseTarget } from './target.ts';
import { typingOf } from './typed.ts';
import { webhookNamed } from './webhook.ts';

export type Respond = (received: Received) => Promise<Reply>;

/** What answers are made from. */
export interface RespondOptions {
  readonly api: Api;
  /** The bundled document that the model was made of. */
  readonly document: OpenApiDocument;
  /** Whether webhooks can be sent. */
  readonly webhooks?: boolean;
}

/** Answers requests from the description alone: finds the operation, checks the request, and answers or refuses. */
export function createRespond({ api, document, webhooks = false }: RespondOptions): Respond {
  const router = createRouter(api.operations);
  const typing = typingOf(document);
  const validator = validatorOf(document);
  const completed = createCompleted(document);
  const catalogue = createCatalogue(api, document, completed);

  const fits = ({ schema }: MediaType, value: unknown): boolean =>
    validator.validate(schema as Raw, value, 'response').length === 0;

  const refused = (
    findings: readonly Finding[],
    operation: Operation | undefined,
    headers: readonly Header[],
  ): Promise<Reply> => {
    const refusal = refuse(
      findings,
      operation === undefined ? undefined : completed.operation(operation),
      catalogue,
      fits,
    );
    return toReply(refusal, findings, headers);
  };

  const answered = (
    { operation, body, notes }: Checked,
    received: Received,
    waited: readonly string[],
  ): Promise<Reply> => {
    const preferences = parsePrefer(headerOf(received, 'Prefer'));
    const { webhook } = preferences;
    const choice = choose({
      operation: completed.operation(operation),
      catalogue,
      preferences,
      body,
      accept: headerOf(received, 'Accept'),
    });
    if ('kind' in choice) return refused([choice], operation, notesOf(notes));
    const unsent = webhook === undefined ? undefined : webhookProblem(webhook, api, webhooks);
    if (unsent !== undefined) return refused([finding('preference', unsent)], operation, notesOf(notes));
    const granted = [...choice.applied, ...(webhook === undefined ? [] : [applied('webhook', webhook)]), ...waited];
    const headers = granted.length === 0 ? [] : [{ name: 'Preference-Applied', value: fieldValue(granted.join(', ')) }];
    return toReply(worded(choice, fits), [], [...headers, ...notesOf(notes)]).then((reply) =>
      webhook === undefined ? reply : { ...reply, webhook },
    );
  };

  const respond: Respond = async (received) => {
    const { wait } = parsePrefer(headerOf(received, 'Prefer'));
    const waited = wait === undefined ? [] : [applied('wait', wait)];
    const target = parseTarget(received.url);
    if (typeof target === 'string') return refused([finding('request', target)], undefined, []);
    const match = router(received.method, target.path);
    if (match.kind === 'unknown')
      return refused([finding('path', `no operation has the path ${target.path}`)], undefined, []);
    if (match.kind === 'method')
      return refused([finding('method', `${target.path} takes ${match.allow.join(', ')}`)], match.operation, [
        { name: 'Allow', value: match.allow.join(', ') },
      ]);
    const checked = await checkRequest(match.candidates, received, target, typing);
    if (checked === undefined)
      return refused([finding('path', `no operation has the path ${target.path}`)], undefined, []);
    return checked.findings.length > 0
      ? refused(checked.findings, checked.operation, notesOf(checked.notes))
      : answered(checked, received, waited);
  };
  return async (received) => {
    try {
      return await respond(received);
    } catch (error) {
      // The stack ended: nothing but a hostile value nests like that.
      if (error instanceof RangeError)
        return refused([finding('request', 'the request is nested too deeply')], undefined, []);
      throw error;
    }
  };
}

function notesOf(notes: readonly string[]): readonly Header[] {
  return notes.map((note) => ({ name: 'Mock-Note', value: fieldValue(note) }));
}

function webhookProblem(name: string, api: Api, webhooks: boolean): string | undefined {
  if (webhookNamed(api, name) === undefined)
    return `Prefer: webhook=${name} is no webhook. There ${api.webhooks.length === 1 ? 'is' : 'are'} ${api.webhooks.map(({ id }) => id).join(', ') || 'none'}`;
  return webhooks ? undefined : `Prefer: webhook=${name} has nowhere to go: start the mock with --webhooks URL`;
}

/** A generated error that was asked for says what the description says of it. */
function worded(choice: Choice, fits: (media: MediaType, value: unknown) => boolean): Choice {
  const { status, response, media, example } = choice;
  if (status < 400 || media === undefined || example === undefined || response.description === '') return choice;
  return { ...choice, example: telling(example, response.description, (value) => fits(media, value)) };
}
