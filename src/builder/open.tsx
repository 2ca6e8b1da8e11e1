import '@mantine/core/styles/Input.css';
import { MantineProvider } from '@mantine/core';
import { createRoot, type Root } from 'react-dom/client';
import type { CallData, SchemaFile } from '../model/call-data.ts';
import { createForm, type RequestForm, type RequestState } from '../shared/request/form.ts';
import { emptyState } from '../shared/request/edit.ts';
import { fromLink } from '../shared/request/link.ts';
import { startsOf } from '../shared/request/starts.ts';
import type { BuilderAddress } from './address.ts';
import { Builder } from './Builder.tsx';
import { currentState, keepState, pushPage } from './history.ts';
import './tokens.css';
import classes from './Builder.module.css';

export interface Opening {
  readonly call: CallData;
  readonly schemas: SchemaFile;
  readonly address: BuilderAddress;
}

interface Open {
  readonly file: string;
  readonly form: RequestForm;
  readonly dialog: HTMLDialogElement;
  readonly root: Root;
}

let open: Open | undefined;

/** Opens the builder of an operation, or shows another state in the one that is open. Returns what closes it. */
export function openBuilder({ call, schemas, address }: Opening): () => void {
  if (open?.file !== address.file) {
    open?.dialog.close();
    open = { ...created(), file: address.file, form: createForm(call, schemas) };
  }
  const { form, dialog, root } = open;
  const known = currentState();
  const shared = known === undefined ? fromLink(form, address.state) : undefined;
  const state = known ?? shared ?? beginning(form);
  if (known === undefined) keepState(address, state);
  root.render(
    // The script in the head owns the colour scheme: Mantine gets no element to write it to.
    <MantineProvider
      withCssVariables={false}
      withGlobalClasses={false}
      withStaticClasses={false}
      getRootElement={() => undefined}
    >
      <Builder form={form} file={address.file} given={{ state, isShared: shared !== undefined }} close={leave} />
    </MantineProvider>,
  );
  if (!dialog.open) dialog.showModal();
  return close;
}

/** Returns the state that a form begins with: the first example, else nothing. */
function beginning(form: RequestForm): RequestState {
  return startsOf(form)[0]?.state ?? emptyState(form);
}

function created(): Pick<Open, 'dialog' | 'root'> {
  const dialog = document.createElement('dialog');
  dialog.className = classes.dialog ?? '';
  dialog.dataset['builder'] = '';
  dialog.setAttribute('aria-labelledby', 'build-title');
  document.body.append(dialog);
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault();
    leave();
  });
  // A link leads to what lies below: it has to be there before it is focused.
  dialog.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a[href]')) close();
  });
  return { dialog, root: createRoot(dialog) };
}

/** Closes the builder for good. */
function leave(): void {
  pushPage();
  close();
}

function close(): void {
  if (open === undefined) return;
  const { dialog, root } = open;
  open = undefined;
  dialog.close();
  root.unmount();
  dialog.remove();
}
