/** Helpers for reading a page, loaded once its reader has shown intent: a page is complete without them. */
import './code-window.ts';
import './contents.ts';
import './copy-url.ts';
import './copy-page.ts';
import './linked-rows.ts';
import './report.css';
