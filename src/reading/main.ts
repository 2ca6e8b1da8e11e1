/** What helps to read a page, once its reader has shown intent: a page is whole without it. */
import './code-window.ts';
import './contents.ts';
import './copy-address.ts';
import './copy-page.ts';
