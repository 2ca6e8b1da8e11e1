import { createRequire } from 'node:module';

type Jsx = (type: unknown, props: unknown, key: unknown) => unknown;
type JsxDev = (type: unknown, props: unknown, key: unknown, isStatic: boolean) => unknown;

/**
 * Loads React's production version for the pages that are drawn here, whatever the browser gets: the other takes four
 * times as long. To be called before Vite starts, as packages choose by the environment when they are first loaded.
 */
export function loadServerReact(): void {
  const before = process.env.NODE_ENV;
  process.env.NODE_ENV = 'production';
  // Their types are those of a browser.
  const load = createRequire(import.meta.url);
  load('react-dom/server');
  const { jsx, jsxs } = load('react/jsx-runtime') as { readonly jsx: Jsx; readonly jsxs: Jsx };
  const runtime = load('react/jsx-dev-runtime') as { jsxDEV: JsxDev };
  // Vite compiles modules for development, whose elements the production version leaves out.
  runtime.jsxDEV = (type, props, key, isStatic) => (isStatic ? jsxs : jsx)(type, props, key);
  if (before === undefined) delete process.env.NODE_ENV;
  else process.env.NODE_ENV = before;
}
