import { openPage } from './support/page';

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
});

test('headings and dividers in a demo have no margins or colors of page text', async () => {
  const page = await openPage('/material-ui/react-divider');
  const heading = await page.locator('#IntroDivider h3').evaluate(styleOf);
  expect(heading).toMatchObject({ marginTop: '0px' });
  const divider = await page.locator('#IntroDivider hr').evaluate(styleOf);
  expect(divider).toMatchObject({ backgroundColor: NONE });
});
