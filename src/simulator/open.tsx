import type { OpenTool } from '../tools/main.ts';
import { openPanel } from '../tools/open-panel.tsx';
import { Simulator } from './Simulator.tsx';

/** Opens the simulator of a webhook, or shows another event in the one that is open. */
export const openTool: OpenTool = ({ address, ...opening }) =>
  openPanel(address, <Simulator {...opening} language={languageOfPage()} />);

/** The language of the handlers that the page shows: the reader's, where there is a handler in it. */
function languageOfPage(): string | undefined {
  return document.querySelector<HTMLElement>('main [data-tabs="language"]')?.dataset['value'];
}
