import { openPage } from './support/page';
import { expect, test } from './support/test';

const styleOf = (element: Element) => {
  const { backgroundColor, fontWeight, marginTop, textAlign } = getComputedStyle(element);
  return { backgroundColor, fontWeight, marginTop, textAlign };
};

const NONE = 'rgba(0, 0, 0, 0)';

test('a table in a demo has the styles of its library, not those of page text', async () => {
  const page = await openPage('/material-ui/react-table');
  const table = page.locator('#BasicTable table');
  const header = await table.locator('thead th').nth(1).evaluate(styleOf);
  expect(header).toMatchObject({ fontWeight: '500', textAlign: 'right' });
  const price = await table.locator('tbody td').last().evaluate(styleOf);
  expect(price).toMatchObject({ fontWeight: '400', textAlign: 'right' });
  const head = await table.locator('thead').evaluate(styleOf);
  expect(head).toMatchObject({ backgroundColor: NONE });
  await page.addStyleTag({ content: '.chosen { background-color: rgb(1, 2, 3) }' });
  const row = table.locator('tbody tr').first();
  await row.evaluate((element) => element.classList.add('chosen'));
  expect(await row.evaluate(styleOf)).toMatchObject({ backgroundColor: 'rgb(1, 2, 3)' });
});

test('a table whose library leaves its layout to the browser is laid out as a table', async () => {
  const page = await openPage('/joy-ui/react-table');
  const table = page.locator('#TableUsage table');
  await expect(table).toHaveCSS('display', 'table');
  const [first, ...others] = await table
    .locator('thead th')
    .evaluateAll((cells) => cells.map((cell) => Math.round(cell.getBoundingClientRect().width)));
  const width = await table.evaluate((element) => element.getBoundingClientRect().width);
  // Equal columns fill its width.
  expect((first ?? 0) + others.reduce((sum, other) => sum + other, 0)).toBeGreaterThan(width - 4);
});

test('headings and dividers in a demo have no margins or colors of page text', async ({ page }) => {
  await page.goto('/material-ui/react-divider');
  const heading = await page.locator('#IntroDivider h3').evaluate(styleOf);
  expect(heading).toMatchObject({ marginTop: '0px' });
  const divider = await page.locator('#IntroDivider hr').evaluate(styleOf);
  expect(divider).toMatchObject({ backgroundColor: NONE });
});

test('a divider in a popup of a demo has no styles of page text', async ({ page }) => {
  await page.goto('/material-ui/react-menu');
  await page
    .locator('#AccountMenu')
    .getByRole('button', { name: /^Account of/ })
    .click();
  await page.getByRole('menu', { name: 'Account' }).waitFor();
  // As a Divider renders it, whose own styles have no background either.
  const divider = await page.locator('[data-demo-popup]').evaluateHandle((popup) => {
    return popup.appendChild(document.createElement('hr'));
  });
  expect(await divider.evaluate(styleOf)).toMatchObject({ backgroundColor: NONE });
});

test('preformatted text in a demo has no box of page text', async ({ page }) => {
  await page.goto('/material-ui/guides/forms');
  const values = await page.locator('#FormValues pre').first().evaluate(styleOf);
  expect(values).toMatchObject({ backgroundColor: NONE });
});
