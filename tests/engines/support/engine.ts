/** A browser that Playwright can't drive where only the system's packages are installed. */
export interface Engine {
  /** Opens an address, and waits for the page's `load` event. */
  open: (url: string) => Promise<void>;
  /** Returns the value of a JavaScript expression in the page; promises are awaited. */
  read: <T>(expression: string) => Promise<T>;
  /** Returns the value of an expression in the document of a frame, of whatever origin. */
  readFrame: <T>(selector: string, expression: string) => Promise<T>;
  /** Clicks the middle of the first element that a selector finds, as a mouse does: so often, as fast as can be. */
  click: (selector: string, count: number) => Promise<void>;
  /** Types into the element that has the focus. */
  type: (text: string) => Promise<void>;
  /** Presses a key, such as `Enter`. */
  press: (key: PressedKey) => Promise<void>;
  close: () => Promise<void>;
}

export type PressedKey = 'Enter' | 'Escape' | 'Tab' | 'ArrowDown';

/** The size of the window in CSS pixels; browsers take their own frame off its height. */
export const WINDOW = { width: 1440, height: 900 };
