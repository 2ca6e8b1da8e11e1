import { useDebouncedValue } from '@mantine/hooks';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { RequestForm, RequestState } from '../../shared/request/form.ts';
import { toLink } from '../../shared/request/link.ts';
import { pathKey, type Path, isWithin } from '../../shared/request/path.ts';
import { problemsOf, type FieldProblem } from '../../shared/request/problems.ts';
import { counted } from '../../shared/text/words.ts';
import { Panel } from '../panel/Panel.tsx';
import {
  RenderFieldContext,
  EditingContext,
  focusControl,
  idOf,
  ProblemsContext,
  type Editing,
  type FieldViewProps,
} from './editing.ts';
import { FieldView } from './FieldView.tsx';
import { FormView } from './FormView.tsx';
import { pushState } from './history.ts';
import { unknownsOf } from './notes.ts';
import { SamplePane } from './SamplePane.tsx';
import { Summary } from './Summary.tsx';
import { Toolbar } from './Toolbar.tsx';
import { WebhookPane } from './WebhookPane.tsx';

export interface BuilderProps {
  readonly form: RequestForm;
  /** Base path of the site. */
  readonly base: string;
  /** The state from the URL or the browser's history: a new object after each navigation. */
  readonly entered: {
    readonly state: RequestState;
    /** Whether the state comes from a shared link; its problems are then shown immediately. */
    readonly isShared: boolean;
  };
}

/** Milliseconds after the last change until a request is validated. */
const RESTS = 150;

function renderAnyField(props: FieldViewProps) {
  return <FieldView key={props.field.path.join('/')} {...props} />;
}

/** A form for a request, and beside it the request as code in the programming language that the reader has chosen. */
export function Builder({ base, form, entered }: BuilderProps) {
  const [state, setState] = useState(entered.state);
  const [rested] = useDebouncedValue(state, RESTS);
  const problems = useMemo(() => problemsOf(form, rested), [form, rested]);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [isChecked, setChecked] = useState(entered.isShared);
  /**
   * The form's React key: a number that grows when the whole state is replaced, for example by Back or by a pasted
   * request. React then renders the form from scratch.
   */
  const [round, setRound] = useState(0);
  const current = useRef(state);
  const saved = useRef(state);
  /** Id of the control to focus after the next rendering. */
  const focusTarget = useRef('');
  useEffect(() => {
    if (focusTarget.current !== '') focusControl(focusTarget.current);
    focusTarget.current = '';
  });

  const put = useCallback((next: RequestState) => {
    current.current = next;
    setState(next);
  }, []);

  /** Adds an entry with the current state to the browser's history, if the state has changed. */
  const commit = useCallback(() => {
    if (current.current.values === saved.current.values && current.current.media === saved.current.media) return;
    saved.current = current.current;
    pushState({ file: form.call.file, state: toLink(form, current.current).text }, current.current);
  }, [form]);

  const editing = useMemo<Editing>(
    () => ({
      form,
      type: (change) => put(change(current.current)),
      decide(change, focus) {
        if (focus !== undefined) focusTarget.current = idOf(focus);
        put(change(current.current));
        commit();
      },
      leave(path: Path) {
        setLeft((before) => (before.has(pathKey(path)) ? before : new Set([...before, pathKey(path)])));
        commit();
      },
    }),
    [commit, form, put],
  );

  /** Replaces the state of the whole form. If `check` is true, the form shows all problems of the new request. */
  const replace = useCallback(
    (next: RequestState, check: boolean) => {
      put(next);
      commit();
      setLeft(new Set());
      setChecked(check);
      setRound((before) => before + 1);
    },
    [commit, put],
  );

  // After Back or Forward, `entered` is the state of that history entry.
  useEffect(() => {
    const { state: next } = entered;
    if (next === current.current) return;
    saved.current = next;
    current.current = next;
    setState(next);
    focusTarget.current = document.activeElement?.id ?? '';
    setRound((before) => before + 1);
  }, [entered]);

  const visible = useMemo(() => visibleProblems(problems, left, isChecked), [problems, left, isChecked]);
  const byPath = useStable(visible.byPath);
  const isWebhook = form.call.kind === 'webhook';
  return (
    <EditingContext.Provider value={editing}>
      <ProblemsContext.Provider value={byPath}>
        <Panel
          title={`${isWebhook ? 'Simulate' : 'Build'}: ${form.call.title}`}
          method={form.call.method}
          path={form.call.path}
          mark={visible.shown.length === 0 ? '' : counted(visible.shown.length, 'problem')}
          form={
            <>
              <Toolbar form={form} state={state} isShared={entered.isShared} replace={replace} />
              <RenderFieldContext.Provider value={renderAnyField}>
                <FormView key={round} form={form} state={state} />
              </RenderFieldContext.Provider>
            </>
          }
          code={
            <>
              <Summary
                problems={visible.shown}
                missing={visible.missing}
                isKnown={unknownsOf(form).length === 0}
                base={base}
                check={() => setChecked(true)}
              />
              <SamplePane form={form} state={state} />
              {isWebhook && <WebhookPane call={form.call} values={state.values} base={base} />}
            </>
          }
        />
      </ProblemsContext.Provider>
    </EditingContext.Provider>
  );
}

/** Returns the same map until its content changes, so that React does not render fields again. */
function useStable(next: ReadonlyMap<string, readonly FieldProblem[]>): typeof next {
  const text = JSON.stringify([...next]);
  return useMemo(() => new Map(JSON.parse(text) as readonly (readonly [string, readonly FieldProblem[]])[]), [text]);
}

/** The problems that the form shows, and all missing fields. */
interface VisibleProblems {
  /** All problems that the form shows, including those of missing fields, by the `pathKey` of the field. */
  readonly byPath: ReadonlyMap<string, readonly FieldProblem[]>;
  /** The problems that the form shows, without those of missing fields, in their original order. */
  readonly shown: readonly FieldProblem[];
  /** The problems of all missing required fields, whether the form shows them yet or not. */
  readonly missing: readonly FieldProblem[];
}

/**
 * Returns the problems that the form shows. After a check, these are the problems of all fields. Otherwise they are the
 * problems of fields that have lost the focus, and of the objects and lists around these fields.
 *
 * @param left `pathKey` of each field that has lost the focus.
 */
export function visibleProblems(
  problems: readonly FieldProblem[],
  left: ReadonlySet<string>,
  isChecked: boolean,
): VisibleProblems {
  const paths = [...left].map((key) => JSON.parse(key) as Path);
  const shown = problems.filter(
    ({ path, isMissing }) =>
      isChecked || left.has(pathKey(path)) || (!isMissing && paths.some((one) => isWithin(one, path))),
  );
  const byPath = new Map<string, readonly FieldProblem[]>();
  for (const problem of shown) {
    const key = pathKey(problem.path);
    byPath.set(key, [...(byPath.get(key) ?? []), problem]);
  }
  return {
    byPath,
    shown: shown.filter(({ isMissing }) => !isMissing),
    missing: problems.filter(({ isMissing }) => isMissing),
  };
}
