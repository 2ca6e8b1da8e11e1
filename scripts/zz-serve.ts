import { readFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { staticPage } from './bench/page/static-page.ts';
import { servePages } from './bench/page/page-server.ts';
const [op = 'initializePhonePayment', ...dists] = process.argv.slice(2);
const html = readFileSync(`${dists[0]}/reference/operations/${op}/index.html`, 'utf8');
mkdirSync(`/work/tmp/byhand/${op}`, { recursive: true });
writeFileSync(`/work/tmp/byhand/${op}/index.html`, staticPage(html, readFileSync('scripts/bench/page/static-page.css', 'utf8')));
import('node:zlib').then(({ brotliCompressSync }) => writeFileSync(`/work/tmp/byhand/${op}/index.html.br`, brotliCompressSync(readFileSync(`/work/tmp/byhand/${op}/index.html`))));
void (async () => { 
 for (const d of dists) { const s = await servePages([{ root: d, base: '/' }]); console.log(d, s.origin); }
 const s = await servePages([{ root: '/work/tmp/byhand', base: '/' }]); console.log('hand', s.origin);
})();
