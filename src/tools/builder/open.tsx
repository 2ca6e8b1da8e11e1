import { createForm, type RequestForm, type RequestState } from '../../shared/request/form.ts';
import { emptyState } from '../../shared/request/edit.ts';
import { fromLink } from '../../shared/request/link.ts';
import { startsOf } from '../../shared/request/starts.ts';
import type { OpenTool } from '../panel/main.ts';
import { openPanel } from '../panel/open-panel.tsx';
import { Builder } from './Builder.tsx';
import { currentState, storeState } from './history.ts';

/**
 * The form that was opened last. If the same operation or webhook is opened again, the form is reused: new field
 * objects would make React render all fields again.
 */
let latest: { readonly file: string; readonly form: RequestForm } | undefined;

/**
 * Opens the builder for an operation or webhook. If the builder is already open, shows the request from the URL in it.
 */
export const openTool: OpenTool = ({ base, call, schemas, address }) => {
  if (latest?.file !== address.file) latest = { file: address.file, form: createForm(call, schemas) };
  const { form } = latest;
  const current = currentState();
  const shared = current === undefined ? fromLink(form, address.state) : undefined;
  const state = current ?? shared ?? beginning(form);
  if (current === undefined) storeState(address, state);
  return openPanel(
    address,
    <Builder key={address.file} base={base} form={form} entered={{ state, isShared: shared !== undefined }} />,
  );
};

/** Returns the initial state of a form: the first example, or an empty state. */
function beginning(form: RequestForm): RequestState {
  return startsOf(form)[0]?.state ?? emptyState(form);
}
