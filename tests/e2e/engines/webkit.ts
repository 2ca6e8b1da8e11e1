import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { Builder, Capabilities, Key } from 'selenium-webdriver';
import type { Browser } from './browser.ts';
import { program } from './program.ts';

// A folder, which an import cannot name.
const { DriverService } = createRequire(import.meta.url)(
  'selenium-webdriver/remote',
) as typeof import('selenium-webdriver/remote');
const HEIGHT = 900;

/** Starts WebKitGTK on a display of its own that nobody sees. */
export async function webkit(): Promise<Browser> {
  const display = spawn(program(['Xvfb'], 'xvfb'), ['-displayfd', '3', '-screen', '0', '1600x1200x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = (await once(display.stdio[3] as NodeJS.ReadableStream, 'data')) as [Buffer];
  const service = new DriverService.Builder(program(['WebKitWebDriver'], 'webkit2gtk-driver'))
    .setLoopback(true)
    .setEnvironment({ ...process.env, DISPLAY: `:${number.toString().trim()}` })
    .build();
  const driver = await new Builder()
    .usingServer(await service.start())
    .withCapabilities(new Capabilities({ browserName: 'MiniBrowser' }))
    .build();
  return {
    open: (url) => driver.get(url),
    back: () => driver.navigate().back(),
    resize: async (width) => void (await driver.manage().window().setRect({ x: 0, y: 0, width, height: HEIGHT })),
    run: <Result>(script: string, ...args: readonly unknown[]) => driver.executeScript<Result>(script, ...args),
    move: (x, y) => driver.actions().move({ x, y, duration: 0 }).perform(),
    click: (x, y) => driver.actions().move({ x, y, duration: 0 }).click().perform(),
    press: async (key, ...held) => {
      const actions = driver.actions();
      for (const each of held) actions.keyDown(codeOf(each));
      actions.keyDown(codeOf(key)).keyUp(codeOf(key));
      for (const each of held) actions.keyUp(codeOf(each));
      await actions.perform();
    },
    stop: async () => {
      await driver.quit();
      await service.kill();
      display.kill();
    },
  };
}

/** WebDriver's code point of a key (section 17.4.2); the character itself where it has none. */
function codeOf(key: string): string {
  const code = Key[key.toUpperCase() as keyof typeof Key];
  return typeof code === 'string' ? code : key;
}
