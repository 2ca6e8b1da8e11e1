import { decodeText } from '../../shared/text/percent-decoding.ts';
/** The fragment of a URL while the builder is open. */
export interface ToolAddress {
  /** File of the operation or webhook below `data/`. */
  readonly file: string;
  /** The entered state, as written by `src/shared/request/link.ts`; may be empty. */
  readonly state: string;
}

const HASH = /^#(?:build=(?=operations\/)|simulate=(?=webhooks\/))([^?#&\\]+\.json)(?:&with=([\w-]*))?$/;

/** Reads the fragment of a URL; undefined if it does not open the builder. */
export function readAddress(hash: string): ToolAddress | undefined {
  const [, written, state = ''] = HASH.exec(hash) ?? [];
  if (written === undefined) return undefined;
  const file = decodeText(written);
  return file === undefined || /(^|\/)\.\.?(\/|$)/.test(file) ? undefined : { file, state };
}

/** Writes the fragment: an operation is built, a webhook simulated. */
export function writeAddress({ file, state }: ToolAddress): string {
  const verb = file.startsWith('webhooks/') ? 'simulate' : 'build';
  return `#${verb}=${file.split('/').map(encodeURIComponent).join('/')}${state === '' ? '' : `&with=${state}`}`;
}

let last = 0;

/** Adds an entry to the browser's history, unnoticed by the router; `state` is stored besides the router's own. */
export function pushEntry(hash: string, state: Readonly<Record<string, unknown>>): void {
  const entry = { ...(history.state as object | null), ...state, key: `tool-${(last += 1)}` };
  history.pushState(entry, '', location.pathname + location.search + hash);
}
