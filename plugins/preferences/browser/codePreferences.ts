import {
  resolveCodeStyling,
  STYLING_ATTRIBUTE,
  STYLING_NAMES,
  DEFAULT_CODE_VARIANT,
  resolveCodeVariant,
  DEFAULT_CODE_STYLING,
} from '../shared/codePreferences';
import { getCookie, setCookie } from './cookies';

interface Options<Value extends string> {
  cookie: string;
  /** The value that the server renders. */
  fallback: Value;
  resolve: (sources: { hash: string; cookie: string | undefined }) => Value;
  /** Called with every choice, before subscribers are notified. */
  onChoose?: (value: Value) => void;
}

function readCookie(name: string): string | undefined {
  try {
    return getCookie(name);
  } catch {
    return undefined;
  }
}

/** Creates a preference of how code is shown. Hash and cookie are read once, on the first read. */
function createCodePreference<Value extends string>(options: Options<Value>) {
  const { cookie, fallback, resolve, onChoose } = options;
  const listeners = new Set<() => void>();
  let current: Value | undefined;

  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  /** Returns the resolved value immediately; the default on the server. */
  const read = (): Value => {
    if (typeof window === 'undefined') {
      return fallback;
    }
    current ??= resolve({ hash: window.location.hash, cookie: readCookie(cookie) });
    return current;
  };

  return {
    read,
    fallback,
    subscribe,
    /** Sets the choice for every demo of the site, and stores it. */
    choose: (value: Value): void => {
      current = value;
      setCookie(cookie, value);
      onChoose?.(value);
      listeners.forEach((listener) => listener());
    },
    /** Stores the current value, wherever it came from. */
    remember: () => setCookie(cookie, read()),
  };
}

/** The language, JavaScript or TypeScript, of the code of every demo. */
export const codeVariant = createCodePreference({
  cookie: 'codeVariant',
  fallback: DEFAULT_CODE_VARIANT,
  resolve: resolveCodeVariant,
});

export const setCodeVariant = codeVariant.choose;

/** The styling of every demo that has several. */
export const codeStyling = createCodePreference({
  cookie: 'codeStyling',
  fallback: DEFAULT_CODE_STYLING,
  resolve: resolveCodeStyling,
  onChoose: (styling) =>
    document.documentElement.setAttribute(STYLING_ATTRIBUTE, STYLING_NAMES[styling]),
});

export const setCodeStyling = codeStyling.choose;
