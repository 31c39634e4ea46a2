import type { Page } from 'playwright-core';
import { axeViolations } from '../../scripts/lib/visit/axe';
import { waitForMode } from '../../scripts/lib/visit/settle';
import { visitPage } from '../../scripts/lib/visit/visitPage';
import type { VisitOptions } from '../../scripts/lib/visit/visitPage';
import { openContext } from './support/browser';
import { openLive } from './support/page';
import { expect, test } from './support/test';

const PATH = '/material-ui/customization/spacing';
const OPTIONS: VisitOptions = {
  viewport: { width: 1280, height: 800 },
  widths: [320, 1440],
  dark: true,
  rtl: true,
  rest: true,
  keyboard: true,
  status: 200,
};

/** Visits a page whose HTML has a fault in front of its content. */
async function visitWith(fault: string, options: Partial<VisitOptions> = {}, path = PATH) {
  // The site's policy refuses the scripts that some faults are.
  const bypassCSP = true;
  const context = await openContext({ colorScheme: 'light', reducedMotion: 'reduce', bypassCSP });
  const page: Page = await context.newPage();
  await page.route(`**${path}`, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({ response, body: html.replace('</head>', () => `${fault}</head>`) });
  });
  return visitPage(page, path, { ...OPTIONS, ...options });
}

/** Returns a script that adds a frame to the page. */
const frameWith = (body: string) => `<script>addEventListener('load', () => {
  const frame = document.createElement('iframe');
  frame.title = 'Depot demo';
  frame.srcdoc = '<meta name="color-scheme" content="light dark">${body}';
  document.querySelector('main h1').after(frame);
})</script>`;

test('a page without a fault has no problems', async () => {
  expect(await visitWith('')).toEqual([]);
});

for (const [name, fault, problem] of [
  [
    'content that is too wide at one width',
    '<style>@media (max-width: 330px) { main h1 { inline-size: 2000px } }</style>',
    /^widths: At 320 px, the page is \d+ px too wide\.$/,
  ],
  [
    'content that is too wide on a touch screen',
    '<style>@media (hover: none) { main h1 { inline-size: 2000px } }</style>',
    /^widths: At 320 px on a touch screen, the page is \d+ px too wide\.$/,
  ],
  [
    'content that is too wide in a wide font',
    `<style>main h1::after {
      content: '${'i'.repeat(90)}'; display: block; font-size: 10px; white-space: nowrap;
    }</style>`,
    /^widths: At 320 px in a wide font, the page is \d+ px too wide\.$/,
  ],
  [
    'a field with small text',
    `<script>addEventListener('load', () => {
      const field = '<input aria-label="Name" style="font-size: 14px !important">';
      document.querySelector('main h1').insertAdjacentHTML('afterend', field);
    })</script>`,
    /^widths: The text of a field has 14px: <input aria-label="Name"/,
  ],
  [
    'content that is too wide right to left',
    '<style>[dir=rtl] main h1 { inline-size: 2000px }</style>',
    /^right to left: At 320 px/,
  ],
  [
    'a site that is hidden from screen readers while no dialog is open',
    `<script>addEventListener('load', () => {
      document.getElementById('__docusaurus').setAttribute('aria-hidden', 'true');
    })</script>`,
    /^screen readers: <div id="__docusaurus" aria-hidden="true"><\/div> hides the page/,
  ],
  [
    'illegible text in light mode',
    '<style>[data-theme=light] main h1 { color: #eee }</style>',
    /^axe in light mode: color-contrast/,
  ],
  [
    'illegible text in dark mode',
    '<style>[data-theme=dark] main h1 { color: #222 }</style>',
    /^dark mode: color-contrast/,
  ],
  [
    'a picture without a text in a frame',
    frameWith('<img src="data:image/svg+xml,<svg/>">'),
    /^axe in light mode: Depot demo: image-alt/,
  ],
  [
    'illegible text in a frame in dark mode',
    frameWith('<p style="background: light-dark(white, #333); color: black">Depot</p>'),
    /^dark mode: Depot demo: color-contrast/,
  ],
  [
    'an error in the console',
    '<script>console.error("broken")</script>',
    /^console\.error: broken/,
  ],
  [
    'a timer that keeps the page busy while nothing of it is looked at',
    `<script>setInterval(() => {
      for (const end = performance.now() + 50; performance.now() < end; );
    }, 1000)</script>`,
    /^at rest: At its end, the page runs scripts without a reader\.$/,
  ],
  [
    'an animation out of view',
    `<script>addEventListener('load', () => {
      const endless = { duration: 1000, iterations: Infinity };
      document.querySelector('main h1').animate({ inlineSize: ['10%', '50%'] }, endless);
    })</script>`,
    /^at rest: .+ computes styles without a reader\. Moving: <h1/,
  ],
  [
    'a trap for the keyboard',
    `<script>let stops = 0; addEventListener('focusin', () => {
      stops += 1;
      if (stops === 5) addEventListener('keydown', (key) => key.preventDefault());
    })</script>`,
    /^keyboard: Tab doesn't get past /,
  ],
] as [string, string, RegExp][]) {
  test(`a visit finds ${name}`, async () => {
    expect(await visitWith(fault)).toContainEqual(expect.stringMatching(problem));
  });
}

test('a visit finds a control that loses the focus', async () => {
  const fault = `<script>addEventListener('click', ({ target }) => {
    if (target.closest('[data-island="BasicButtons"]')) target.blur();
  })</script>`;
  expect(await visitWith(fault, { operate: true }, '/material-ui/react-button')).toContainEqual(
    expect.stringMatching(/^operating: BasicButtons: .+ leaves focus on the body\.$/),
  );
});

test('focus that moves within a frame is not trapped there', async () => {
  const problems = await visitWith(`<script>addEventListener('load', () => {
    const frame = document.createElement('iframe');
    frame.srcdoc = '<button>Stop</button>'.repeat(6);
    document.querySelector('main').prepend(frame);
  })</script>`);
  expect(problems.filter((problem) => problem.startsWith('keyboard'))).toEqual([]);
});

test('a step that fails does not hide the problems of others', async () => {
  const problems = await visitWith('<style>[data-theme=light] main h1 { color: #eee }</style>', {
    status: 404,
  });
  expect(problems).toContain('hydration: The server responded with 200, not 404.');
  expect(problems).toContainEqual(expect.stringMatching(/^axe in light mode: color-contrast/));
});

test('a missing page may be answered with 404', async () => {
  expect(await visitWith('', { status: 404 }, '/material-ui/no-such-page')).toEqual([]);
});

test('axe can check a page again, after it has started transitions in what isn’t drawn', async () => {
  const page = await openLive(PATH, { colorScheme: 'light' });
  await axeViolations(page, { only: 'colors' });
  await page.emulateMedia({ colorScheme: 'dark' });
  await waitForMode(page, 'dark');
  await axeViolations(page, { only: 'colors' });
  expect(await axeViolations(page, { only: 'colors' })).toEqual([]);
});
