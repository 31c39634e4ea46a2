import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { Builder, By, Capabilities, Key } from 'selenium-webdriver';
import { DriverService } from 'selenium-webdriver/remote';
import { WINDOW } from './engine';
import type { Engine, PressedKey } from './engine';
import { findProgram } from './findProgram';

const KEYS: Readonly<Record<PressedKey, string>> = {
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Tab: Key.TAB,
  ArrowDown: Key.ARROW_DOWN,
};

const PACKAGES = 'webkit2gtk-driver xvfb';

/** Starts a display that nobody sees, because WebKitGTK can't do without. Returns its name, too. */
async function startDisplay(): Promise<{ program: ChildProcess; name: string }> {
  const file = await findProgram(['Xvfb'], PACKAGES);
  const screen = `${WINDOW.width}x${WINDOW.height}x24`;
  const program = spawn(file, ['-displayfd', '1', '-screen', '0', screen], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const number = await new Promise<string>((resolve, reject) => {
    program.stdout.once('data', (data: Buffer) => resolve(data.toString().trim()));
    program.once('exit', (code) => reject(new Error(`Xvfb ended with code ${code}.`)));
  });
  return { program, name: `:${number}` };
}

/** Returns a port that nobody listens on. The driver doesn't say which one it would choose. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

/**
 * Starts WebKitGTK, the engine of Safari for Linux, and drives it by WebDriver. Throws an Error if it
 * isn't installed.
 */
export async function startWebKit(): Promise<Engine> {
  const file = await findProgram(['WebKitWebDriver'], PACKAGES);
  const display = await startDisplay();
  const port = await freePort();
  const service = new DriverService(file, {
    loopback: true,
    port,
    args: [`--port=${port}`],
    env: { ...process.env, DISPLAY: display.name },
  });
  const driver = await new Builder()
    .usingServer(await service.start())
    .withCapabilities(new Capabilities({ browserName: 'MiniBrowser' }))
    .build();
  await driver
    .manage()
    .window()
    .setRect({ x: 0, y: 0, ...WINDOW });
  return {
    open: (url) => driver.get(url),
    read: <T>(expression: string) => driver.executeScript<T>(`return (${expression});`),
    readFrame: async <T>(selector: string, expression: string) => {
      await driver.switchTo().frame(await driver.findElement(By.css(selector)));
      try {
        return await driver.executeScript<T>(`return (${expression});`);
      } finally {
        await driver.switchTo().defaultContent();
      }
    },
    click: async (selector, count) => {
      const element = await driver.findElement(By.css(selector));
      const actions = driver.actions().move({ origin: element });
      for (let done = 0; done < count; done += 1) {
        actions.click();
      }
      await actions.perform();
    },
    type: (text) => driver.actions().sendKeys(text).perform(),
    press: (key) => driver.actions().sendKeys(KEYS[key]).perform(),
    close: async () => {
      await driver.quit();
      await service.kill();
      display.program.kill();
    },
  };
}
