import { useDeferredValue, useEffect, useId, useMemo, useState } from 'react';
import type { CallEntry } from '../model/call-data.ts';
import { checkEvent } from '../shared/simulator/body-check.ts';
import { localCall, pathProblem, portProblem, scriptCommand } from '../shared/simulator/local-call.ts';
import { LOCAL } from '../shared/samples/webhook-sample.ts';
import { Body } from './Body.tsx';
import { Call } from './Call.tsx';
import { Choice } from './Choice.tsx';
import { initialBodies } from './initial-bodies.ts';
import { Entry } from './Entry.tsx';
import { Handler } from './Handler.tsx';
import { loadCall, loadWebhooks, type LoadedCall } from './load-call.ts';
import { Unknowns } from './Unknowns.tsx';

export interface SimulatorProps extends LoadedCall {
  readonly base: string;
  /** The language of the handler that is shown first. */
  readonly language: string | undefined;
}

/** Shows the call of a webhook, its body to edit, and a handler. Nothing is stored, put into the URL or sent. */
export function Simulator({ base, language: first, ...given }: SimulatorProps) {
  const [{ call, schemas }, show] = useState<LoadedCall>(given);
  const [events, setEvents] = useState<readonly CallEntry[]>([given.call]);
  const [trouble, setTrouble] = useState('');
  const [chosen, choose] = useState(0);
  const [typed, type] = useState<Readonly<Record<string, string>>>({});
  const [port, setPort] = useState(String(LOCAL.port));
  const [path, setPath] = useState<string>(LOCAL.path);
  const [language, setLanguage] = useState(first);
  const id = useId();

  useEffect(() => {
    loadWebhooks(base).then(setEvents, () => undefined);
  }, [base]);

  const loadEvent = (file: string): void => {
    loadCall(base, file).then(
      (loaded) => {
        setTrouble('');
        choose(0);
        show(loaded);
      },
      () => setTrouble('This event could not be loaded. Choose it again.'),
    );
  };

  const bodies = useMemo(() => initialBodies(call), [call]);
  const initial = bodies[chosen] ?? bodies[0];
  const key = `${call.file} ${chosen}`;
  const text = typed[key] ?? initial?.text ?? '';
  const checked = useDeferredValue(text);
  const media = initial?.media;
  const check = useMemo(
    () => (media === undefined ? undefined : checkEvent(media, checked, schemas)),
    [media, checked, schemas],
  );
  const troubles = { port: portProblem(port), path: pathProblem(path) };
  const rightPort = troubles.port === undefined ? Number(port) : LOCAL.port;
  const rightPath = troubles.path === undefined ? path : LOCAL.path;
  const address = useMemo(() => ({ port: rightPort, path: rightPath }), [rightPort, rightPath]);
  const local = media === undefined ? undefined : localCall(call, media, { ...address, text });

  return (
    <section aria-label="Webhook simulator" data-simulation="">
      <div data-simulator-choices="">
        <Choice
          id={`${id}event`}
          label="Event"
          value={call.file}
          options={events.map(({ file, title }) => ({ value: file, label: title }))}
          onChoose={loadEvent}
        />
        {bodies.length > 1 && (
          <Choice
            id={`${id}example`}
            label="Example"
            value={String(chosen)}
            options={bodies.map(({ title }, at) => ({ value: String(at), label: title }))}
            onChoose={(at) => choose(Number(at))}
          />
        )}
        {local !== undefined && (
          <>
            <Entry id={`${id}port`} label="Port" value={port} problem={troubles.port} isNumber onType={setPort} />
            <Entry id={`${id}path`} label="Path" value={path} problem={troubles.path} onType={setPath} />
          </>
        )}
      </div>
      <p role="status">{trouble}</p>
      <div data-simulator-sides="">
        <div>
          {media === undefined || check === undefined ? (
            <p>The documentation shows no body that can be written here.</p>
          ) : (
            <Body
              id={`${id}body`}
              text={text}
              rows={rowsFor(initial?.text ?? '')}
              isChanged={typed[key] !== undefined && typed[key] !== initial?.text}
              check={check}
              base={base}
              onType={(body) => type({ ...typed, [key]: body })}
              onReset={() => type({ ...typed, [key]: initial?.text ?? '' })}
            />
          )}
        </div>
        <div>
          <Call local={local} isDocumented={call.method !== undefined} />
          <Handler
            id={`${id}language`}
            sample={call.simulation?.sample}
            address={address}
            language={language}
            onChoose={setLanguage}
          />
          {local !== undefined && call.simulation?.sample !== undefined && (
            <p>
              Everything at once, against your own handler:{' '}
              <a href={`${base}downloads/webhook-conformance.mjs`}>conformance script</a>,{' '}
              <code>{scriptCommand(call, address)}</code>
            </p>
          )}
        </div>
        <div>
          <Unknowns call={call} base={base} />
        </div>
      </div>
    </section>
  );
}

/** Lines for a body and some more; what has many scrolls. */
function rowsFor(text: string): number {
  return Math.min(24, Math.max(8, text.split('\n').length + 2));
}
