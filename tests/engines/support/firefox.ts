import { launch } from 'puppeteer-core';
import { WINDOW } from './engine';
import type { Engine } from './engine';
import { findProgram } from './findProgram';

/**
 * Starts Firefox and drives it by WebDriver BiDi, which it has built in. Throws an Error if Firefox isn't
 * installed.
 */
export async function startFirefox(): Promise<Engine> {
  const executablePath = await findProgram(['firefox-esr', 'firefox'], 'firefox-esr');
  const browser = await launch({ browser: 'firefox', executablePath });
  const page = await browser.newPage();
  await page.setViewport(WINDOW);
  return {
    open: async (url) => {
      await page.goto(url);
    },
    read: async <T>(expression: string) => (await page.evaluate(expression)) as T,
    readFrame: async <T>(selector: string, expression: string) => {
      const frame = await (await page.waitForSelector(selector))?.toElement('iframe');
      return (await (await frame?.contentFrame())?.evaluate(expression)) as T;
    },
    click: (selector, count) => page.click(selector, { count }),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    close: () => browser.close(),
  };
}
