import { expect, test } from './support/test';

const BUTTON = '/material-ui/react-button';

test('a link is followed without a new document, and back leads back', async ({ site }) => {
  await site.open(BUTTON);
  await site.read('Object.assign(window, { isSame: true }).isSame');
  await site.click('nav[aria-label="Documentation"] a[href="/material-ui/react-checkbox"]');
  await site.until('location.pathname === "/material-ui/react-checkbox"');
  await site.until('document.querySelector("h1").innerText === "Checkbox"');
  await site.read('history.back()');
  await site.until(`location.pathname === "${BUTTON}"`);
  await site.until('document.querySelector("#ButtonSizes")');
  expect(await site.read('window.isSame')).toBe(true);
});

test('a link to a section far below lands at its heading, below the header', async ({ site }) => {
  await site.open('/material-ui/integrations/nextjs');
  await site.click('.theme-doc-toc-desktop [href="#check-the-result"]');
  const top = 'document.querySelector("#check-the-result").getBoundingClientRect().top';
  await site.until(`location.hash && ${top} > 60 && ${top} < 110`);
});

test('the search finds a page, which Enter opens', async ({ site }) => {
  await site.open(BUTTON);
  await site.click('button[aria-keyshortcuts^="Control+K"]');
  await site.until('document.activeElement.matches("dialog [role=combobox]")');
  await site.type('slider');
  await site.until('document.querySelector("dialog [role=option] mark")');
  await site.press('Enter');
  await site.until('location.pathname === "/material-ui/react-slider"');
});

test('dark mode is chosen by its key, and kept', async ({ site }) => {
  await site.open(BUTTON);
  const modeOf = () => site.read<string>('document.documentElement.dataset.theme');
  const before = await modeOf();
  await site.type('m');
  await site.until(`document.documentElement.dataset.theme !== "${before}"`);
  const chosen = await modeOf();
  await site.open(BUTTON);
  expect(await modeOf()).toBe(chosen);
  await site.type('m');
  await site.until(`document.documentElement.dataset.theme !== "${chosen}"`);
});

test('an Autocomplete opens, filters, and takes the choice', async ({ site }) => {
  await site.open('/material-ui/react-autocomplete');
  await site.read('document.querySelector("#ComboBox").scrollIntoView()');
  await site.until(
    'document.querySelector("[data-island=ComboBox]").dataset.islandState === "hydrated"',
  );
  await site.click('#ComboBox input');
  await site.type('han');
  await site.until('document.querySelector("[role=listbox] [role=option]")');
  await site.press('ArrowDown');
  await site.press('Enter');
  await site.until('document.querySelector("#ComboBox input").value === "Hanoi"');
});

const CODE = '#ButtonSizes pre:not([data-preview] *)';
const FIELD = 'document.querySelector("#ButtonSizes textarea")';

test('a click into the code of a demo puts the caret there', async ({ site }) => {
  await site.open(`${BUTTON}#ButtonSizes.tsx`);
  await site.until(`document.querySelector("${CODE}")`);
  const before = await site.read<string>(`document.querySelector("${CODE}").textContent`);
  await site.click(CODE);
  await site.until(`document.activeElement === ${FIELD}`);
  await site.type('pn');
  const text = await site.read<string>(`${FIELD}.value`);
  expect(text.replace('pn', '')).toBe(before);
  // In the middle of the listing.
  expect(text.indexOf('pn')).toBeGreaterThan(before.length / 4);
  expect(text.indexOf('pn')).toBeLessThan((before.length * 3) / 4);
  expect(await site.read('location.pathname')).toBe(BUTTON);
});

test('a line of code that a triple click selects stays selected', async ({ site }) => {
  await site.open(`${BUTTON}#ButtonSizes.tsx`);
  await site.until(`document.querySelector("${CODE}")`);
  const before = await site.read<string>(`document.querySelector("${CODE}").textContent`);
  await site.click(CODE, 3);
  await site.until(
    'performance.getEntriesByType("resource").some(({ name }) => /demo-editor/.test(name))',
  );
  await site.read('new Promise((resolve) => setTimeout(resolve, 500))');
  const selected = await site.read<string>(
    `${FIELD} ? ${FIELD}.value.slice(${FIELD}.selectionStart, ${FIELD}.selectionEnd) : String(getSelection())`,
  );
  expect(before.split('\n')).toContain(selected.replace(/\n$/, ''));
  expect(selected.trim()).not.toBe('');
});

test('the code of a demo is edited, and runs in its frame', async ({ site }) => {
  await site.open(`${BUTTON}#ButtonSizes.tsx`);
  await site.click(CODE);
  await site.until(`document.activeElement === ${FIELD}`);
  await site.read(`${FIELD}.select()`);
  await site.type('export default () => <p>Edited</p>;');
  await site.until('document.querySelector("#ButtonSizes iframe")');
  await expect
    .poll(() => site.readFrame('#ButtonSizes iframe', 'document.querySelector("#demo")?.innerText'))
    .toBe('Edited');
});

test('the theme builder shows a theme of a brand color in its frame', async ({ site }) => {
  const builder = '[data-island=theme-builder-tool]';
  await site.open('/material-ui/customization/theme-builder');
  await site.until(`document.querySelector("${builder} input[type=color]")`);
  const field = `document.querySelector("${builder} [role=tabpanel] input:not([type=color])")`;
  await site.read(`${field}.focus()`);
  await site.read(`${field}.select()`);
  await site.type('#00695c');
  await site.click(`${builder} .MuiButton-contained`);
  const button = 'document.querySelector("[data-theme=light] button.MuiButton-containedPrimary")';
  await expect
    .poll(() =>
      site.readFrame<string>(`${builder} iframe`, `getComputedStyle(${button}).backgroundColor`),
    )
    .toBe('rgb(0, 105, 92)');
});

test('a value of a style property is tried', async ({ site }) => {
  await site.open('/system/flexbox');
  const island = 'document.querySelector("[data-island=property-justifyContent]")';
  await site.read(`${island}.scrollIntoView()`);
  await site.until(`${island}.dataset.islandState === "hydrated"`);
  const values = `${island}.querySelectorAll("input[type=radio]")`;
  const start = `${island}.querySelector("[aria-hidden] > * > *").getBoundingClientRect().x`;
  const before = await site.read<number>(start);
  await site.read(`${values}[3].click()`);
  await site.until(`${values}[3].checked && ${start} !== ${before}`);
});

test('a link in another case leads to the section, at load and within the page', async ({
  site,
}) => {
  const isAt = (id: string) =>
    `location.hash === "#${id}" && scrollY > 200 && document.getElementById("${id}").getBoundingClientRect().top >= 0 && document.getElementById("${id}").getBoundingClientRect().top < 200`;
  await site.open(`${BUTTON}#Accessibility`);
  await site.until(isAt('accessibility'));
  await site.read('location.hash = "#SIZES"');
  await site.until(isAt('sizes'));
});
