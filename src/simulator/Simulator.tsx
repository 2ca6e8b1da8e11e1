import { useDeferredValue, useEffect, useId, useMemo, useState } from 'react';
import type { CallEntry } from '../model/call-data.ts';
import { checkEvent } from '../shared/simulator/body-check.ts';
import { localCall, pathProblem, portProblem, scriptCommand } from '../shared/simulator/local-call.ts';
import { LOCAL } from '../shared/samples/webhook-sample.ts';
import { ChoiceField } from '../tools/ChoiceField.tsx';
import { loadWebhooks } from '../tools/load-call.ts';
import type { Opening } from '../tools/main.ts';
import { Panel } from '../tools/Panel.tsx';
import { TextField } from '../tools/TextField.tsx';
import { Body } from './Body.tsx';
import { Call } from './Call.tsx';
import { initialBodies } from './initial-bodies.ts';
import { Handler } from './Handler.tsx';
import { Unknowns } from './Unknowns.tsx';
import classes from './Simulator.module.css';

export interface SimulatorProps extends Omit<Opening, 'address'> {
  /** The language of the handler that is shown first. */
  readonly language: string | undefined;
}

/** What was typed, by the event and its example: kept in memory for a reader who looks something up in the page. */
let kept: Readonly<Record<string, string>> = {};

/** Shows the call of a webhook, its body to edit, and a handler. Nothing is stored, put into the URL or sent. */
export function Simulator({ base, call, schemas, go, language }: SimulatorProps) {
  const [events, setEvents] = useState<readonly CallEntry[]>([call]);
  const [examples, choose] = useState<Readonly<Record<string, number>>>({});
  const [typed, setTyped] = useState(kept);
  const type = (key: string, body: string) => setTyped((kept = { ...kept, [key]: body }));
  const [port, setPort] = useState(String(LOCAL.port));
  const [path, setPath] = useState<string>(LOCAL.path);
  const id = useId();

  useEffect(() => {
    loadWebhooks(base).then(setEvents, () => undefined);
  }, [base]);

  const bodies = useMemo(() => initialBodies(call), [call]);
  const chosen = examples[call.file] ?? 0;
  const initial = bodies[chosen];
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
  const sample = call.simulation?.sample;

  return (
    <Panel
      title={`Simulate: ${call.title}`}
      method={call.method}
      form={
        <div className={classes.form}>
          <div className={classes.choices}>
            <ChoiceField
              id={`${id}event`}
              label="Event"
              value={call.file}
              options={events.map(({ file, title }) => ({ value: file, label: title }))}
              onChoose={go}
            />
            {bodies.length > 1 && (
              <ChoiceField
                id={`${id}example`}
                label="Example"
                value={String(chosen)}
                options={bodies.map(({ title }, at) => ({ value: String(at), label: title }))}
                onChoose={(at) => choose({ ...examples, [call.file]: Number(at) })}
              />
            )}
            {local !== undefined && (
              <>
                <TextField
                  id={`${id}port`}
                  label="Port"
                  text={port}
                  problem={troubles.port}
                  inputMode="decimal"
                  onType={setPort}
                />
                <TextField id={`${id}path`} label="Path" text={path} problem={troubles.path} onType={setPath} />
              </>
            )}
          </div>
          {media === undefined || check === undefined ? (
            <p>The documentation shows no body that can be written here.</p>
          ) : (
            <Body
              id={`${id}body`}
              text={text}
              rows={rowsFor(initial?.text ?? '')}
              check={check}
              base={base}
              onType={(body) => type(key, body)}
              onReset={() => type(key, initial?.text ?? '')}
            />
          )}
          <Unknowns call={call} base={base} />
        </div>
      }
      code={
        <>
          <Call local={local} isDocumented={call.method !== undefined} />
          {sample !== undefined && <Handler sample={sample} address={address} language={language} />}
          {local !== undefined && sample !== undefined && (
            <p>
              Test your own handler with the <a href={`${base}downloads/webhook-conformance.mjs`}>conformance script</a>
              : <code>{scriptCommand(call, address)}</code>
            </p>
          )}
        </>
      }
    />
  );
}

/** Lines for a body and some more; what has many scrolls. */
function rowsFor(text: string): number {
  return Math.min(24, Math.max(8, text.split('\n').length + 2));
}
