import { JSDOM } from 'jsdom';

class NoObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

const media = { matches: false, addEventListener() {}, removeEventListener() {} };

/**
 * Makes this thread look like a browser, before React and the components are loaded: they look for a document
 * when their modules run. Adds APIs that components use and jsdom lacks.
 */
export function addBrowserGlobals(): Window {
  const { window } = new JSDOM('<!doctype html>', { pretendToBeVisual: true });
  Object.assign(window, { ResizeObserver: NoObserver, matchMedia: () => media });
  Object.getOwnPropertyNames(window)
    .filter((name) => !(name in globalThis))
    .forEach((name) => {
      const get = (): unknown => window[name as keyof typeof window];
      Object.defineProperty(globalThis, name, { get, configurable: true });
    });
  // Lets React render with effects, at once.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  // A component that needs more than its example throws: it is left out.
  window.addEventListener('error', (event) => event.preventDefault());
  return window as unknown as Window;
}
