/** Opens the request builder for an address with `#build=`; everything it needs is loaded on that intent. */
import type { CallData, SchemaFile } from '../model/call-data.ts';
import { loadData } from '../content/site-data.ts';
import { NAVIGATED } from '../page/contract.ts';
import { readAddress } from './address.ts';

const link = 'a[href^="#build="]';

let close: (() => void) | undefined;
let latest = 0;

/** Follows the address; loads ahead for whoever points at a link to the builder. */
export function startBuilding(): void {
  for (const type of ['popstate', 'hashchange', NAVIGATED]) addEventListener(type, () => void follow());
  for (const type of ['pointerover', 'focusin', 'touchstart'])
    document.addEventListener(
      type,
      ({ target }) => {
        const href = target instanceof Element ? target.closest(link)?.getAttribute('href') : undefined;
        const address = href ? readAddress(href) : undefined;
        if (address) load(address.file).catch(() => undefined);
      },
      { passive: true },
    );
  void follow();
}

async function follow(): Promise<void> {
  const run = ++latest;
  const address = readAddress(location.hash);
  if (address === undefined) {
    close?.();
    close = undefined;
    return;
  }
  try {
    const [{ openBuilder }, call, schemas] = await load(address.file);
    if (run === latest) close = openBuilder({ call, schemas, address });
  } catch {
    if (run === latest) say('The request builder could not be loaded. Choose “Build this request” to try again.');
  }
}

async function load(file: string) {
  const base = document.querySelector<HTMLElement>('[data-app]')?.dataset['base'] ?? '/';
  const program = import('./open.tsx');
  const call = (await loadData(base, file)) as CallData;
  const files = await Promise.all(call.schemas.map((each) => loadData(base, each) as Promise<SchemaFile>));
  return [await program, call, Object.assign({}, ...files) as SchemaFile] as const;
}

function say(words: string): void {
  const announcer = document.getElementById('announcer');
  announcer?.classList.remove('visually-hidden');
  announcer?.replaceChildren(words);
}
