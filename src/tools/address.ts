/** The part of a URL behind its `#` while a tool is open. */
export interface ToolAddress {
  readonly tool: ToolName;
  /** File of the operation or webhook below `data/`. */
  readonly file: string;
  /** What was entered, as `src/shared/request/link.ts` writes it; empty where nothing was entered yet. */
  readonly state: string;
}

/** The request builder of an operation, the simulator of a webhook. */
export type ToolName = 'build' | 'simulate';

const HASH = /^#(?:build=(?=operations\/)|simulate=(?=webhooks\/))([^?#&\\]+\.json)(?:&with=([\w-]*))?$/;

/** Reads the part of an address behind its `#`; undefined where it opens no tool. */
export function readAddress(hash: string): ToolAddress | undefined {
  const [, written, state = ''] = HASH.exec(hash) ?? [];
  if (written === undefined) return undefined;
  const tool = hash.startsWith('#build') ? 'build' : 'simulate';
  try {
    const file = decodeURIComponent(written);
    return file.split('/').some((step) => step === '..' || step === '.') ? undefined : { tool, file, state };
  } catch {
    // Malformed percent-encoding.
    return undefined;
  }
}

/** Writes it. */
export function writeAddress({ tool, file, state }: ToolAddress): string {
  return `#${tool}=${file.split('/').map(encodeURIComponent).join('/')}${state === '' ? '' : `&with=${state}`}`;
}
