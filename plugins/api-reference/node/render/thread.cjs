/** The module of the thread that renders components, which has to be JavaScript. */
const { JSDOM } = require('jsdom');
require('tsx/cjs/api').register();

// The production version of React doesn't render at once.
process.env.NODE_ENV = 'development';

const media = { matches: false, addEventListener() {}, removeEventListener() {} };

class NoObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** Makes this thread look like a browser, with the APIs that components use and jsdom lacks. */
function addBrowserGlobals() {
  const { window } = new JSDOM('<!doctype html>', { pretendToBeVisual: true });
  Object.assign(window, { ResizeObserver: NoObserver, matchMedia: () => media });
  Object.getOwnPropertyNames(window)
    .filter((name) => !(name in globalThis))
    .forEach((name) => {
      Object.defineProperty(globalThis, name, { get: () => window[name], configurable: true });
    });
  // Lets React render with effects, at once.
  globalThis.IS_REACT_ACT_ENVIRONMENT = true;
  // A component that needs more than its example throws: it is left out.
  window.addEventListener('error', (event) => event.preventDefault());
}

// Before React and the components: they look for a document when they are loaded.
addBrowserGlobals();

module.exports = require('./renderPackage.ts');
