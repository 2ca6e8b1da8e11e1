/** Reading aids, loaded once the reader interacts: a page is complete without them. */
import './code-window.ts';
import './contents.ts';
import './copy-url.ts';
import './copy-page.ts';
import './linked-rows.ts';
import './report.css';
