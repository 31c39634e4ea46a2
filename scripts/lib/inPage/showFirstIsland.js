// @ts-check
// Injected before the measured page's own scripts: plain JavaScript without imports.
// Scrolls to the first demo right away, like a reader who goes straight there. The demo is in the
// server's HTML, so this needs none of the page's scripts.

document.addEventListener('DOMContentLoaded', () => {
  document
    .querySelector('[data-island]:not([data-island-module])')
    ?.scrollIntoView({ block: 'center', behavior: 'instant' });
});
