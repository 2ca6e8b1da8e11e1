/** The part of a URL behind its `#` while a request is built: the operation, and what was entered. */
export interface BuilderAddress {
  /** File of the operation below `data/`. */
  readonly file: string;
  /** The state, as `src/shared/request/link.ts` writes it; empty where nothing was entered yet. */
  readonly state: string;
}

const HASH = /^#build=(operations\/[^?#&\\]+\.json)(?:&with=([\w-]*))?$/;

/** Reads the part of an address behind its `#`; undefined where it is no request to build. */
export function readAddress(hash: string): BuilderAddress | undefined {
  const [, written, state = ''] = HASH.exec(hash) ?? [];
  if (written === undefined) return undefined;
  try {
    const file = decodeURIComponent(written);
    return file.split('/').some((step) => step === '..' || step === '.') ? undefined : { file, state };
  } catch {
    // Malformed percent-encoding.
    return undefined;
  }
}

/** Writes it. */
export function writeAddress({ file, state }: BuilderAddress): string {
  return `#build=${file.split('/').map(encodeURIComponent).join('/')}${state === '' ? '' : `&with=${state}`}`;
}
