/** Reading aids, loaded after the reader's first interaction: a page is complete without them. */
import './code-window.ts';
import './contents.ts';
import './copy-url.ts';
import './copy-page.ts';
import './linked-rows.ts';
import './report.css';
