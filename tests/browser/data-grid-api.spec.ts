import { expectNoAxeViolations } from './support/axe';
import { expectToFit, openLive, openPage } from './support/page';
import { expect, SMOKE, test } from './support/test';

const INDEX = '/x/api/data-grid';
const GRID = '/x/api/data-grid/data-grid';
const COLUMN = '/x/api/data-grid/grid-col-def';

test('the index leads to every page of the reference', async () => {
  const page = await openLive(INDEX);
  await page.locator('main').getByRole('link', { name: 'GridColDef', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'GridColDef API' }).waitFor();
  expect(new URL(page.url()).pathname).toBe(COLUMN);
});

test('what needs a paid plan is marked, in the table and in the side navigation', async () => {
  const page = await openLive(COLUMN);
  const marks = page.locator('main table').getByRole('link', { name: /plan\b/ });
  expect(await marks.allInnerTexts()).toEqual(['Premium plan', 'Pro plan']);
  const navigation = page.getByRole('navigation', { name: /documentation|sidebar/i });
  const pro = navigation.getByRole('link', { name: /^DataGridPro Pro plan/ });
  expect(await pro.getAttribute('href')).toBe('https://v7.mui.com/x/api/data-grid/data-grid-pro/');
});

test('a prop’s type leads to the page of an interface, and a type there to its definition', async () => {
  const page = await openLive(GRID, { reducedMotion: 'reduce' });
  await page
    .locator('#data-grid-prop-columns')
    .getByRole('link', { name: 'GridColDef', exact: true })
    .click();
  await page.getByRole('heading', { level: 1, name: 'GridColDef API' }).waitFor();
  expect(new URL(page.url()).pathname).toBe(COLUMN);
  await page
    .locator('#grid-col-def-prop-valueGetter')
    .getByRole('link', { name: 'GridValueGetter', exact: true })
    .click();
  const definition = page.getByRole('dialog', { name: 'Definition of GridValueGetter' });
  await definition.waitFor();
  expect(await definition.locator('pre').innerText()).toContain('column: GridColDef');
  await expectNoAxeViolations(page);
});

test('an interface is there without JavaScript', SMOKE, async () => {
  const page = await openPage(COLUMN, { javaScriptEnabled: false });
  const row = page.locator('#grid-col-def-prop-field');
  expect(await row.innerText()).toContain('string');
});

test('an interface tells what changed, and since when a property is there', async () => {
  const page = await openLive(COLUMN, { viewport: { width: 320, height: 640 } });
  const row = page.locator('#grid-col-def-prop-display');
  await row.getByRole('link', { name: 'since 7.0.0' }).click();
  await page.waitForURL(/#changes-7\.0\.0$/);
  const release = page.locator('article article:has([id="changes-7.0.0"])');
  expect(await release.innerText()).toContain('Properties added: display, getSortComparator');
  await expectToFit(page);
  await expectNoAxeViolations(page);
});
