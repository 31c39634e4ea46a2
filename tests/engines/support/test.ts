import { expect, test as base } from '@playwright/test';
import { siteUrl } from '../../browser/support/siteUrl';
import type { Engine } from './engine';
import { startFirefox } from './firefox';
import { startWebKit } from './webkit';

export { expect } from '@playwright/test';

const START = { firefox: startFirefox, webkit: startWebKit };

export interface EngineOptions {
  engineName: keyof typeof START;
}

/** What a test does with the page, whose steps wait until they are possible. */
export class EnginePage {
  constructor(private readonly engine: Engine) {}

  /** Opens a page of the built site, and waits until its header and its behaviors are live. */
  async open(address: string): Promise<void> {
    await this.engine.open(siteUrl() + address);
    await this.until('document.documentElement.dataset.hasHydrated === "true"');
  }

  /** Waits until a JavaScript expression is true in the page. */
  async until(expression: string): Promise<void> {
    await expect.poll(() => this.read(`Boolean(${expression})`), expression).toBe(true);
  }

  /** Brings an element that is shown into view, waits until it stands still, and clicks it. */
  async click(selector: string, count = 1): Promise<void> {
    const element = `document.querySelector(${JSON.stringify(selector)})`;
    const placeOf = () => this.read<number>(`${element}.getBoundingClientRect().top`);
    await this.until(`${element}?.checkVisibility()`);
    await this.read(`${element}.scrollIntoView({ block: 'center', behavior: 'instant' })`);
    let place: number | undefined;
    await expect.poll(async () => place === (place = await placeOf()), selector).toBe(true);
    await this.engine.click(selector, count);
  }

  read<T>(expression: string): Promise<T> {
    return this.engine.read<T>(expression);
  }

  readFrame<T>(selector: string, expression: string): Promise<T> {
    return this.engine.readFrame<T>(selector, expression);
  }

  type(text: string): Promise<void> {
    return this.engine.type(text);
  }

  press(key: Parameters<Engine['press']>[0]): Promise<void> {
    return this.engine.press(key);
  }
}

/** Tests of the site in the engine of the project, started once for each worker. */
export const test = base.extend<{ site: EnginePage }, EngineOptions & { engine: Engine }>({
  engineName: ['firefox', { option: true, scope: 'worker' }],
  engine: [
    async ({ engineName }, provide) => {
      const engine = await START[engineName]();
      await provide(engine);
      await engine.close();
    },
    { scope: 'worker' },
  ],
  site: async ({ engine }, provide) => provide(new EnginePage(engine)),
});
