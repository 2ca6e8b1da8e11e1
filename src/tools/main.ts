/** Opens the tools, each over the page for an address that names it; everything they need is loaded on that intent. */
import { NAVIGATED } from '../page/contract.ts';
import { readAddress, writeAddress, type ToolAddress, type ToolName } from './address.ts';
import { pushEntry } from './history.ts';
import { loadCall, type LoadedCall } from './load-call.ts';

/** What a tool is opened with. */
export interface Opening extends LoadedCall {
  readonly base: string;
  readonly address: ToolAddress;
  /** Opens it for another call, to which the browser can go back. */
  readonly go: (file: string) => void;
}

/** Opens a tool, or shows another state in the one that is open. Returns what closes it. */
export type OpenTool = (opening: Opening) => () => void;

/** The tools, each as a module that is loaded when it is wanted. */
export type Tools = Readonly<Record<ToolName, () => Promise<{ readonly openTool: OpenTool }>>>;

/** Follows the address; loads ahead for whoever points at a link to a tool. */
export function startTools(tools: Tools): void {
  const base = document.querySelector<HTMLElement>('[data-app]')?.dataset['base'] ?? '/';
  let close: (() => void) | undefined;
  let latest = 0;

  const load = ({ tool, file }: ToolAddress) => Promise.all([tools[tool](), loadCall(base, file)]);
  const follow = async (): Promise<void> => {
    const run = ++latest;
    const address = readAddress(location.hash);
    if (address === undefined) {
      close?.();
      close = undefined;
      return;
    }
    const go = (file: string): void => {
      pushEntry(writeAddress({ tool: address.tool, file, state: '' }), {});
      void follow();
    };
    try {
      const [{ openTool }, loaded] = await load(address);
      if (run === latest) close = openTool({ ...loaded, base, address, go });
    } catch {
      if (run === latest) say('The description could not be loaded. Choose it again.');
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

function say(words: string): void {
  const announcer = document.getElementById('announcer');
  announcer?.classList.remove('visually-hidden');
  announcer?.replaceChildren(words);
}
