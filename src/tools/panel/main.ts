/**
 * Opens the builder or simulator over the page if the URL's fragment names an operation or webhook. The tool and its
 * data are loaded only when the reader opens it, or is about to.
 */
import { NAVIGATED } from '../../page/contract/contract.ts';
import { loadData } from '../../views/content/site-data.ts';
import type { CallData, SchemaFile } from '../../model/call-data.ts';
import { readAddress, type ToolAddress } from './address.ts';

/** The data with which the builder opens: an operation or webhook, and the schemas of its bodies. */
interface Opening {
  readonly base: string;
  readonly address: ToolAddress;
  readonly call: CallData;
  readonly schemas: SchemaFile;
}

/** Opens the builder or, if it is open, shows another state in it. Returns a function that closes the builder. */
export type OpenTool = (opening: Opening) => () => void;

/**
 * Whenever the URL changes, opens or closes the builder or simulator as the URL says. Loads it in advance when the
 * pointer or the focus is on a link to it.
 */
export function startTools(base: string, loadTool: () => Promise<{ readonly openTool: OpenTool }>): void {
  let close: (() => void) | undefined;
  let latest = 0;

  const load = ({ file }: ToolAddress) => Promise.all([loadTool(), loadCall(base, file)]);
  const follow = async (): Promise<void> => {
    const run = ++latest;
    const address = readAddress(location.hash);
    if (address === undefined) {
      close?.();
      close = undefined;
      return;
    }
    try {
      const [{ openTool }, loaded] = await load(address);
      if (run === latest) close = openTool({ ...loaded, base, address });
    } catch {
      if (run === latest) say('This tool could not be loaded. Choose it again.');
    }
  };

  for (const type of ['popstate', 'hashchange', NAVIGATED]) addEventListener(type, () => void follow());
  for (const type of ['pointerover', 'focusin', 'touchstart'])
    document.addEventListener(
      type,
      ({ target }) => {
        const href = target instanceof Element ? target.closest('a[href^="#"]')?.getAttribute('href') : undefined;
        const address = href ? readAddress(href) : undefined;
        if (address) load(address).catch(() => undefined);
      },
      { passive: true },
    );
  void follow();
}

async function loadCall(base: string, file: string): Promise<Pick<Opening, 'call' | 'schemas'>> {
  const call = (await loadData(base, file)) as CallData;
  const files = await Promise.all(call.schemas.map((each) => loadData(base, each) as Promise<SchemaFile>));
  return { call, schemas: Object.assign({}, ...files) as SchemaFile };
}

function say(words: string): void {
  const announcer = document.getElementById('announcer');
  announcer?.classList.remove('visually-hidden');
  announcer?.replaceChildren(words);
}
