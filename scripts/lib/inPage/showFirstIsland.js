// @ts-check
// Runs in the measured page before its own scripts, as it stands: plain JavaScript, no imports.
// A reader who goes straight to the first demo: it is in the server's HTML, so scrolling needs no
// script of the page.

document.addEventListener('DOMContentLoaded', () => {
  document.querySelector('[data-island]')?.scrollIntoView({ block: 'center', behavior: 'instant' });
});
