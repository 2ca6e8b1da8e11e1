import '@mantine/core/styles/Button.css';
import '@mantine/core/styles/CloseButton.css';
import '@mantine/core/styles/Drawer.css';
import '@mantine/core/styles/Input.css';
import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Overlay.css';
import '@mantine/core/styles/Tabs.css';
import '@mantine/core/styles/VisuallyHidden.css';
import { Button, createTheme, Drawer, MantineThemeProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { BrowserMantine } from '../../views/content/BrowserMantine.tsx';
import { writeAddress, type ToolAddress, pushEntry } from './address.ts';
import './tokens.css';
import classes from './Panel.module.css';

interface OpenPanel {
  readonly root: Root;
  readonly place: HTMLElement;
  /** The link that opened the panel; it receives the focus when the panel closes. */
  readonly opener: HTMLElement | null;
  readonly tool: ReactNode;
}

let panel: OpenPanel | undefined;

/** Renders a tool, such as the request builder, in a drawer over the page. Returns a function that closes the panel. */
export function openPanel(address: ToolAddress, tool: ReactNode): () => void {
  const isNew = panel === undefined;
  panel = { ...(panel ?? created(address)), tool };
  // Renders the panel closed first, so that it opens with a transition.
  if (isNew) flushSync(() => draw(panel, false));
  draw(panel, true);
  return close;
}

function created(address: ToolAddress): Omit<OpenPanel, 'tool'> {
  const links = `a[href="${CSS.escape(writeAddress({ ...address, state: '' }))}"]`;
  const focused = document.activeElement;
  const opener =
    focused instanceof HTMLElement && focused.matches('a[href^="#"]')
      ? focused
      : document.querySelector<HTMLElement>(links);
  const place = document.createElement('div');
  place.dataset['tool'] = '';
  document.body.append(place);
  return { opener, place, root: createRoot(place) };
}

/** Mantine theme with the site's colours instead of Mantine's. */
const theme = createTheme({
  respectReducedMotion: true,
  components: { Button: Button.extend({ defaultProps: { variant: 'default' } }) },
  variantColorResolver: ({ variant }) =>
    variant === 'filled'
      ? {
          background: 'var(--mantine-primary-color-filled)',
          hover: 'var(--mantine-primary-color-filled-hover)',
          color: 'var(--mantine-color-white)',
          border: '1px solid transparent',
        }
      : {
          background: 'transparent',
          hover: 'var(--mantine-color-disabled)',
          color: 'var(--mantine-color-text)',
          border: variant === 'subtle' ? '1px solid transparent' : '1px solid var(--mantine-color-border)',
        },
});

function draw(open: OpenPanel | undefined, isOpen: boolean): void {
  open?.root.render(
    <BrowserMantine>
      <MantineThemeProvider theme={theme}>
        <Drawer.Root
          opened={isOpen}
          onClose={leave}
          onExitTransitionEnd={() => remove(open)}
          position="right"
          classNames={{ overlay: classes.overlay, content: classes.content }}
          transitionProps={{ duration: 180 }}
          withinPortal={false}
          // Locking the scroll position needs a `<style>` element, which the Content-Security-Policy forbids.
          lockScroll={false}
          returnFocus={false}
        >
          <Drawer.Overlay />
          <Drawer.Content>{open.tool}</Drawer.Content>
        </Drawer.Root>
      </MantineThemeProvider>
    </BrowserMantine>,
  );
}

/** Closes the panel, and adds a history entry without it: Back opens the panel again. */
function leave(): void {
  pushEntry('', { build: undefined });
  close();
}

function close(): void {
  const { place, opener } = panel ?? {};
  const isHeld = place?.contains(document.activeElement) === true || document.activeElement === document.body;
  draw(panel, false);
  panel = undefined;
  // If the reader followed a link in the panel, the focus is already on the link's target.
  if (isHeld) opener?.focus();
}

function remove({ root, place }: OpenPanel): void {
  root.unmount();
  place.remove();
}
