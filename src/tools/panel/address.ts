import { decodeText } from '../../shared/text/percent-decoding.ts';
/** The parts of a URL fragment that opens the builder or simulator, such as `#build=FILE&with=STATE`. */
export interface ToolAddress {
  /** Path below `data/` of the file with the operation or webhook. */
  readonly file: string;
  /** The entered request, as encoded by `src/shared/request/link.ts`; may be empty. */
  readonly state: string;
}

const HASH = /^#(?:build=(?=operations\/)|simulate=(?=webhooks\/))([^?#&\\]+\.json)(?:&with=([\w-]*))?$/;

/** Parses a URL fragment; undefined if the fragment opens neither the builder nor the simulator. */
export function readAddress(hash: string): ToolAddress | undefined {
  const [, written, state = ''] = HASH.exec(hash) ?? [];
  if (written === undefined) return undefined;
  const file = decodeText(written);
  return file === undefined || /(^|\/)\.\.?(\/|$)/.test(file) ? undefined : { file, state };
}

/** Returns the fragment that opens the builder for an operation, or the simulator for a webhook. */
export function writeAddress({ file, state }: ToolAddress): string {
  const verb = file.startsWith('webhooks/') ? 'simulate' : 'build';
  return `#${verb}=${file.split('/').map(encodeURIComponent).join('/')}${state === '' ? '' : `&with=${state}`}`;
}

let last = 0;

/**
 * Adds an entry to the browser's history without notifying the router. The entry contains the router's state and
 * `state`.
 */
export function pushEntry(hash: string, state: Readonly<Record<string, unknown>>): void {
  const entry = { ...(history.state as object | null), ...state, key: `tool-${(last += 1)}` };
  history.pushState(entry, '', location.pathname + location.search + hash);
}
