import '@mantine/core/styles/Button.css';
import '@mantine/core/styles/CloseButton.css';
import '@mantine/core/styles/Combobox.css';
import '@mantine/core/styles/Input.css';
import '@mantine/core/styles/Popover.css';
import '../panel/tokens.css';
import './explain.css';
import { createRoot, type Root } from 'react-dom/client';
import { BrowserMantine } from '../../views/content/BrowserMantine.tsx';
import { Explainer, type ExplainerProps } from './Explainer.tsx';

const roots = new WeakMap<HTMLElement, Root>();

/**
 * Renders the explainer into an element: the choice of an operation or webhook, and the explanation of the text in the
 * field.
 */
export function show(output: HTMLElement, props: ExplainerProps): void {
  const root = roots.get(output) ?? createRoot(output);
  roots.set(output, root);
  root.render(
    <BrowserMantine>
      <Explainer {...props} />
    </BrowserMantine>,
  );
}
