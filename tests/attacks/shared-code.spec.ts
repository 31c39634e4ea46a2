import { editLink } from '../browser/support/editLink';
import { FRAME_ATTACK, outcomesOf, REFUSED } from '../browser/support/frameAttack';
import { openPage } from '../browser/support/page';
import { allowProblems } from '../browser/support/pageProblems';
import { expect, test } from '../browser/support/test';
import { openSettings } from '../browser/support/theme';

const PAGE = '/material-ui/react-button';
const DEMO = 'ButtonSizes';

const LINK = PAGE + editLink(DEMO, FRAME_ATTACK, { variant: 'JS' });

test('the code of a link reads nothing of the site, even after a reader runs it', async () => {
  const page = await openPage(LINK, {
    beforeLoad: (fresh) =>
      fresh.context().addCookies([{ name: 'secret', value: '1', domain: 'localhost', path: '/' }]),
  });
  await page.getByRole('button', { name: 'Run this version' }).click();
  const shown = page.frameLocator(`#${DEMO} iframe`).locator('#demo pre');
  await shown.waitFor();
  // What the frame is refused.
  allowProblems(page);
  const outcomes = outcomesOf(await shown.innerText());
  expect(outcomes).toMatchObject(REFUSED);
  expect(outcomes.worker).not.toBe('worker');
  expect(new URL(page.url()).pathname).toBe(PAGE);
});

test('the code of a link doesn’t run before a click, whatever it is called', async ({ page }) => {
  await page.goto(LINK);
  await page.getByRole('button', { name: 'Run this version' }).waitFor();
  expect(page.frames()).toHaveLength(1);
});

test('markup in the code of a link is shown as text', async ({ page }) => {
  const code = '"><img src=x onerror="window.ran=true"><script>window.ran=true</script>';
  await page.goto(PAGE + editLink(DEMO, code));
  await page.getByRole('region').getByText('onerror').first().waitFor();
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
});

const HARMFUL = [
  ['a letter 300,000 times', 'a'.repeat(300_000)],
  ['a letter a million times', 'a'.repeat(1_000_000)],
] as const;

for (const [name, code] of HARMFUL) {
  test(`the page goes on with ${name}`, async ({ page }) => {
    await page.goto(PAGE + editLink(DEMO, code));
    await page.getByRole('alert').getByText('is damaged or incomplete').waitFor();
    expect(await page.getByRole('button', { name: 'Run this version' }).count()).toBe(0);
  });
}

for (const [name, code] of [
  ['long lines', `${'a'.repeat(1500)}\n`.repeat(12)],
  ['lines that are hard to highlight', `${"`'".repeat(499)}\n`.repeat(14)],
] as const) {
  test(`${name} in the code of a link are shown without colors`, async ({ page }) => {
    await page.goto(PAGE + editLink(DEMO, code));
    const shown = page
      .getByRole('region', { name: `Version of ${DEMO} from a link` })
      .locator('code');
    await shown.waitFor();
    expect(await shown.textContent()).toBe(code);
    expect(await shown.locator('span').count()).toBe(0);
  });
}

for (const path of [
  '/material-ui/react-rating?Rating.max=1000000000',
  '/material-ui/react-pagination?Pagination.count=1e8&Pagination.boundaryCount=1e8',
  '/material-ui/react-slider?Slider.marks=true&Slider.step=1e-9',
]) {
  test(`the page goes on with the props of the link ${path}`, async ({ page }) => {
    await page.goto(path);
    await page.getByRole('button', { name: /^Copy link to these props/ }).waitFor();
    await openSettings(page);
  });
}
