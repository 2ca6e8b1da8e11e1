/** Notes which button of the page that explains a response is pressed; the application acts once it is there. */
import { on } from '../page/elements.ts';

on('click', '[data-explain] button', (button) => button.toggleAttribute('data-pressed', true));
