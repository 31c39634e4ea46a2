import type { Locator, Page } from 'playwright-core';
import { expectNoAxeViolations } from './support/axe';
import { copiedText, recordCopies } from './support/copies';
import { openRecording } from './support/islands';
import { emulateRtl, expectToFit, openPage } from './support/page';
import type { PageOptions } from './support/page';
import { allowProblems } from './support/pageProblems';
import { expect, SMOKE, test } from './support/test';

const PAGE = '/material-ui/react-button';
/** Everything that only playgrounds, editing, and exporting need. */
const ON_USE = /\/assets\/js\/(?:playground|demo-(?:editor|export|shared))/;

interface Playground {
  page: Page;
  root: Locator;
  /** The controls. */
  props: Locator;
  /** The component. */
  shown: Locator;
  code: () => Promise<string>;
}

/** Opens a page at its playground, and waits until it runs. */
async function openPlayground(path = PAGE, options: PageOptions = {}): Promise<Playground> {
  const page = await openPage(`${path}#playground`, options);
  const root = page.locator('[data-styles="playground"]');
  await root.getByRole('radio').first().or(root.getByRole('switch').first()).first().focus();
  await root.locator('> [data-island-state="hydrated"]').waitFor();
  return {
    page,
    root,
    props: root.getByRole('group', { name: /^(?:Props|属性)$/ }),
    shown: root.locator('[data-demo-styles]'),
    code: () => root.locator('pre').innerText(),
  };
}

test('nothing of playground, editor, or export is loaded before it is used', async () => {
  const { page, requests } = await openRecording(PAGE, ON_USE, {
    viewport: { width: 390, height: 844 },
  });
  await page.locator('[data-island="BasicButtons"][data-island-state="hydrated"]').waitFor();
  expect(requests).toEqual([]);
  const root = page.locator('[data-styles="playground"]');
  await root.scrollIntoViewIfNeeded();
  expect(requests).toEqual([]);
  await root.getByRole('radio').first().focus();
  await page.getByRole('button', { name: /^Reset the props/ }).waitFor();
  expect(requests.filter((url) => !url.includes('/playground'))).toEqual([]);
});

test('without JavaScript, the component and its code are shown', async () => {
  const page = await openPage(PAGE, { javaScriptEnabled: false });
  const root = page.locator('[data-styles="playground"]');
  expect(await root.getByRole('button', { name: 'Save draft' }).isVisible()).toBe(true);
  expect(await root.locator('pre').innerText()).toContain('<Button variant="contained">');
  expect(await root.getByRole('group', { name: 'Props' }).isVisible()).toBe(false);
});

test('the first click is answered: parts and further props open, and stay open', async () => {
  for (const [summary, content] of [
    [/^Slots and classes/, '.MuiButton-root'],
    [/^More props/, 'fullWidth'],
  ] as const) {
    const page = await openPage(PAGE);
    const details = page.locator('[data-styles="playground"] details', { hasText: summary });
    await details.locator('summary').click();
    await details.getByText(content, { exact: true }).first().waitFor();
    await page.locator('[data-styles="playground"] > [data-island-state="hydrated"]').waitFor();
    expect(await details.evaluate((element: HTMLDetailsElement) => element.open)).toBe(true);
    await page.close();
  }
});

for (const [path, notSet] of [
  [PAGE, 'Not set'],
  [`/zh${PAGE}`, '未设置'],
] as const) {
  test(`by mouse, on ${path}`, async () => {
    const { props, shown, code } = await openPlayground(path);
    await props.getByRole('radio', { name: 'outlined' }).click();
    await props.getByLabel('color').selectOption('error');
    await props.getByLabel('startIcon').selectOption('Delete');
    await props.getByLabel('children').fill('Delete "it"');
    const button = shown.getByRole('button', { name: 'Delete "it"' });
    expect(await button.getAttribute('class')).toContain('MuiButton-outlinedError');
    expect(await button.locator('svg').count()).toBe(1);
    expect(await code()).toContain(
      '    <Button variant="outlined" color="error" startIcon={<DeleteIcon />}>\n      Delete "it"\n',
    );
    await props.getByLabel('startIcon').selectOption(notSet);
    await props.getByRole('switch', { name: 'disabled' }).click();
    expect(await button.isDisabled()).toBe(true);
    expect(await button.locator('svg').count()).toBe(0);
  });
}

for (const path of [PAGE, `/zh${PAGE}`]) {
  test(`by keyboard, on ${path}`, SMOKE, async () => {
    const { page, props, code } = await openPlayground(path);
    await props.getByRole('radio', { name: 'contained' }).focus();
    await page.keyboard.press('ArrowLeft');
    expect(await code()).toContain('variant="outlined"');
    await page.keyboard.press('Tab');
    await expect(props.getByLabel('color')).toBeFocused();
    await props.getByRole('switch', { name: 'disabled' }).focus();
    await page.keyboard.press('Space');
    expect(await code()).toContain('disabled');
    await props.getByText(/^(?:More props|更多属性)/).focus();
    await page.keyboard.press('Enter');
    await props.getByRole('switch', { name: 'fullWidth' }).focus();
    await page.keyboard.press('Space');
    expect(await code()).toContain('fullWidth');
  });
}

test('a link leads to the same props, but no others, and reset back', SMOKE, async () => {
  const { page, root, code } = await openPlayground(
    `${PAGE}?Button.variant=text&Button.disabled=true&Button.color=pink&Button.onClick=alert(1)`,
    { beforeLoad: recordCopies },
  );
  expect(await code()).toContain('<Button disabled>');
  await root.getByRole('button', { name: /^Copy link to these props/ }).click();
  await page.getByText('The link is in your clipboard.').waitFor();
  const link = new URL((await copiedText(page)) ?? '');
  expect(link.searchParams.get('Button.variant')).toBe('text');
  expect(link.searchParams.get('Button.disabled')).toBe('true');
  expect(link.searchParams.has('Button.color')).toBe(false);
  await root.getByRole('button', { name: /^Reset the props/ }).click();
  expect(await code()).toContain('<Button variant="contained">');
});

test('a component that throws is tried again with other props', async () => {
  const { page, props, shown } = await openPlayground('/material-ui/react-rating');
  allowProblems(page);
  await props.getByLabel('precision').fill('0');
  await shown.locator('.MuiRating-root').waitFor({ state: 'detached' });
  await props.getByLabel('precision').fill('0.5');
  await shown.locator('.MuiRating-root').waitFor();
});

test('the parts: the list outlines elements, and the component marks entries', async () => {
  const { page, root, props, shown } = await openPlayground();
  await root.getByText(/^Slots and classes/).click();
  const entry = (name: string) => root.getByRole('button', { name: new RegExp(`^\\.${name}\\b`) });
  const button = shown.locator('button');
  await entry('MuiButton-root').hover();
  expect(await button.getAttribute('data-playground-part')).toBe('');
  await button.hover();
  expect(await button.getAttribute('data-playground-part')).toBeNull();
  await entry('MuiButton-root').and(page.locator('[data-pointed]')).waitFor();
  const start = entry('MuiButton-startIcon');
  expect(await start.innerText()).toContain('Not rendered now');
  await props.getByLabel('startIcon').selectOption('Add');
  await page.waitForFunction(
    (text) => !text?.textContent?.includes('Not rendered now'),
    await start.elementHandle(),
  );
  await start.focus();
  await shown.locator('.MuiButton-startIcon[data-playground-part]').waitFor();
});

test('on Chinese pages, parts are described in Chinese, and what is English says so', async () => {
  const { root } = await openPlayground(`/zh${PAGE}`);
  await root.getByText(/^插槽与类/).click();
  const texts = root.locator('[class*="partText"]');
  await texts.first().waitFor();
  const described = await texts.evaluateAll((elements) =>
    elements.map((element) => ({
      lang: (element as HTMLElement).lang,
      isChinese: /\p{Script=Han}/u.test(element.textContent ?? ''),
    })),
  );
  expect(described.filter(({ isChinese }) => isChinese).length).toBeGreaterThan(10);
  described.forEach(({ lang, isChinese }) => expect(lang).toBe(isChinese ? '' : 'en'));
});

test('parts in a popup can be pointed at', async () => {
  const { page, root, shown } = await openPlayground('/material-ui/react-dialog');
  await root.getByText(/^Slots and classes/).click();
  const entry = root.getByRole('button', { name: /^\.MuiDialog-paper\b/ });
  expect(await entry.innerText()).toContain('Not rendered now');
  await shown.getByRole('button').first().click();
  await page.getByRole('dialog').hover();
  await root.locator('[data-pointed]').first().waitFor();
});

for (const width of [320, 390, 900, 1440]) {
  test(`at ${width} px, nothing is wider than the page`, async () => {
    const { page, props } = await openPlayground(PAGE, { viewport: { width, height: 800 } });
    await expectToFit(page);
    const box = await props.boundingBox();
    expect(box?.width).toBeGreaterThan(200);
  });
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing, ${colorScheme}`, async () => {
    const { page, root } = await openPlayground(PAGE, { colorScheme });
    await root.getByText(/^More props/).click();
    await root.getByText(/^Slots and classes/).click();
    await root.getByRole('button', { name: /^Reset the props/ }).waitFor();
    await expectNoAxeViolations(page, colorScheme, '[data-styles="playground"]');
  });
}

test('a playground is mirrored from right to left', async () => {
  const { page, root, props } = await openPlayground();
  await emulateRtl(page);
  const controls = await props.boundingBox();
  const stage = await root.locator('[data-demo-styles]').boundingBox();
  expect(controls?.x).toBeLessThan(stage?.x ?? 0);
});
