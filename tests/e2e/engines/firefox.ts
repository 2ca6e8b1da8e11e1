import { launch, type KeyInput } from 'puppeteer-core';
import type { Browser } from './browser.ts';
import { program } from './program.ts';

const HEIGHT = 900;

/** Starts Firefox without a window. The server at `proxy` is its proxy for all other origins. */
export async function firefox({ url: proxy }: { readonly url: string }): Promise<Browser> {
  const browser = await launch({
    browser: 'firefox',
    executablePath: program(['firefox-esr', 'firefox'], 'firefox-esr'),
    extraPrefsFirefox: preferences(Number(new URL(proxy).port)),
  });
  const page = await browser.newPage();
  return {
    open: async (url) => void (await page.goto(url)),
    back: async () => void (await page.goBack()),
    resize: (width) => page.setViewport({ width, height: HEIGHT }),
    run: <Result>(script: string, ...args: readonly unknown[]) =>
      page.evaluate(`(function () { ${script} })(...${JSON.stringify(args)})`) as Promise<Result>,
    move: (x, y) => page.mouse.move(x, y),
    click: (x, y) => page.mouse.click(x, y),
    press: async (key, ...held) => {
      for (const each of held) await page.keyboard.down(each as KeyInput);
      await page.keyboard.press(key as KeyInput);
      for (const each of held) await page.keyboard.up(each as KeyInput);
    },
    stop: () => browser.close(),
  };
}

/** Everything that is no address of this machine is asked of the site's own server, which notes it. */
function preferences(port: number): Readonly<Record<string, unknown>> {
  return {
    'network.proxy.type': 1,
    'network.proxy.http': '127.0.0.1',
    'network.proxy.http_port': port,
    'network.proxy.ssl': '127.0.0.1',
    'network.proxy.ssl_port': port,
    // The browser's own questions whether it is online; and it drops its connections when an interface comes or goes.
    'network.captive-portal-service.enabled': false,
    'network.connectivity-service.enabled': false,
    'network.notify.changed': false,
  };
}
