import type { Page } from 'playwright-core';
import { waitForIsland, waitForReference } from './support/islands';
import { openTemplate } from './support/templates';
import { allowProblems, NOT_FOUND } from './support/pageProblems';
import { expect, SMOKE, test } from './support/test';
import { configureThirdParties } from './support/thirdParties';
import {
  expectSound,
  openTranslated,
  staleTexts,
  TRANSLATED,
  translatePage,
  unmarkedCode,
} from './support/translator';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

test('the list of icons', SMOKE, async () => {
  const page = await openTranslated('/material-ui/material-icons');
  const tool = page.locator('[data-island="icons-tool"]');
  const field = tool.locator('input[type="search"]');
  const status = tool.getByRole('status').first();
  for (const query of ['trash', 'alarm', 'qqqq', 'delete']) {
    await field.fill(query);
    await expect(status).toHaveText(query === 'qqqq' ? /^No icon.*°$/ : /^\d+ icons?°$/);
  }
  await page.getByRole('radio', { name: 'Outlined' }).click();
  await page.getByRole('gridcell').first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Rounded' }).click();
  await dialog.getByRole('button', { name: 'Sharp' }).click();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  await field.fill('');
  await page.getByText(/^2,\d{3} icons°$/).waitFor();
  await expectSound(page);
});

test('the theme builder', async () => {
  const page = await openTranslated('/material-ui/customization/theme-builder');
  const tab = (name: string | RegExp) => page.getByRole('tab', { name });
  await tab(/^Checks/).click();
  await page.getByText(/^Problems found in the preview: \d+°$/).waitFor();
  await tab('Colors').click();
  await page.getByLabel('Brand color').first().fill('#00695c');
  await button(page, 'Generate both color schemes').click();
  await tab(/^Checks/).click();
  await page.getByText(`No problems found in the preview.${TRANSLATED}`).waitFor();
  for (const name of await page.getByRole('tab').allInnerTexts()) {
    await tab(name).click();
  }
  await expectSound(page);
});

for (const [path, operate] of [
  [
    '/material-ui/api',
    async (page: Page) => {
      for (const query of ['elevation', 'button', 'zzzz', '']) {
        await page.locator('main').getByRole('searchbox').fill(query);
        await expect(page.locator('main').getByRole('status')).toHaveText(query ? /°$/ : '');
      }
    },
  ],
  [
    '/x/api/data-grid/data-grid',
    async (page: Page) => {
      const field = page.getByRole('searchbox', { name: 'Filter props' });
      for (const query of ['row', 'column', 'zzzz', '']) {
        await field.fill(query);
      }
    },
  ],
  [
    '/material-ui/react-buton',
    async (page: Page) => {
      const field = page.getByRole('searchbox');
      for (const query of ['', 'button', 'slider', 'zzzz', '', 'chip']) {
        await field.fill(query);
        await (
          query
            ? page.getByText(/(?:Results: |Nothing was found).*°/)
            : page.getByText('Did you mean')
        ).waitFor();
      }
    },
  ],
  [
    '/material-ui/customization/color',
    async (page: Page) => {
      const primary = page.getByRole('group', { name: 'Primary' });
      await primary.getByRole('slider', { name: 'Shade' }).press('Home');
      await primary
        .getByText(/^\s*50°?$/)
        .or(primary.getByText('Shade 50'))
        .first()
        .waitFor();
      await page.locator('#color-primary').fill('#zz');
      await page.getByText('Type a color as').waitFor();
      await page.locator('#color-primary').fill('#c2185b');
      await button(page, /^Set docs colors/).click();
    },
  ],
  [
    '/material-ui/customization/density',
    async (page: Page) => {
      await button(page, 'increase spacing').click();
      await page.getByRole('checkbox', { name: 'Apply higher density' }).press('Space');
      await button(page, 'Reset density').click();
    },
  ],
  [
    '/material-ui/customization/default-theme',
    async (page: Page) => {
      const field = page.getByRole('searchbox', { name: 'Filter by key' });
      for (const query of ['palette.secondary', 'zzz', 'spacing', '']) {
        await field.fill(query);
      }
      await button(page, 'Expand all').click();
      await button(page, 'Dark').last().click();
      await button(page, 'Collapse all').click();
    },
  ],
  [
    '/material-ui/guides/localization',
    async (page: Page) => {
      const field = page.locator('[data-island="locales-tool"]').getByRole('searchbox');
      for (const query of ['zhcn', 'qqq', 'de', '']) {
        await field.fill(query);
      }
    },
  ],
  [
    '/system/flexbox',
    async (page: Page) => {
      const values = page
        .getByRole('group', { name: 'Values of justifyContent' })
        .getByRole('radio');
      await values.first().focus();
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('ArrowRight');
    },
  ],
  [
    '/',
    async (page: Page) => {
      const form = page.locator('[data-island="showcase"] form');
      await form.getByLabel('Full name').click();
      await waitForIsland(page, 'showcase', 'hydrated');
      await form.getByRole('slider', { name: 'Guests' }).press('Home');
      await form.getByRole('checkbox', { name: 'With lunch' }).click();
      await expect(form.locator('output')).toHaveText(/^€.+°$/);
      await form.getByLabel('Full name').fill('');
      await form.getByRole('button', { name: 'Book' }).click();
      await form.getByText('Enter your name').waitFor();
      await form.getByLabel('Full name').fill('Mei');
      await form.getByRole('button', { name: 'Book' }).click();
      await form.getByText(/^Booked.*°$/).waitFor();
    },
  ],
] as const) {
  test(`what answers on ${path}`, async () => {
    const page = await openTranslated(path);
    await operate(page);
    await operate(page);
    allowProblems(page, path.endsWith('buton') ? NOT_FOUND : /$^/);
    expect(await staleTexts(page)).toEqual([]);
    expect(await unmarkedCode(page)).toEqual([]);
  });
}

const startedAgain = (page: Page) => page.getByText(/has started again\./).last();

test('the definitions of types', async () => {
  const page = await openTranslated('/material-ui/api/popper');
  await waitForReference(page);
  const definition = (name: string) =>
    page.getByRole('dialog', { name: `Definition of ${name}`, exact: true });
  const open = () =>
    page.locator('[id="popper-prop-popperRef"]').getByRole('link', { name: 'Instance' }).click();
  const goOn = () => definition('Instance').getByRole('link', { name: 'State' }).first().click();
  await open();
  await goOn();
  await definition('State').getByRole('button', { name: 'Back' }).click();
  await expect(definition('Instance').locator('p')).toHaveText('Instance');
  await expectSound(page);
  allowProblems(page);
  await definition('Instance')
    .locator('p')
    .evaluate((title) => title.remove());
  await goOn();
  await startedAgain(page).waitFor();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await open();
  await goOn();
  await definition('State').waitFor();
});

test('the question for consent', async () => {
  const analytics = { id: 'G-T', script: 'https://tags.example/t.js', consent: 'needed' } as const;
  const page = await openTranslated('/versions', {
    beforeLoad: (fresh) => configureThirdParties(fresh, { analytics }),
  });
  const banner = page.getByRole('region', { name: 'Privacy choices' });
  const refuse = banner.getByRole('button', { name: 'Essential only' });
  await refuse.click();
  await button(page, 'Privacy choices').click();
  await banner.getByText(`the same either way.${TRANSLATED}`).waitFor();
  await expectSound(page);
  allowProblems(page);
  await banner.evaluate((element) => {
    const box = document.createElement('div');
    element.replaceWith(box);
    box.append(element);
  });
  await refuse.click();
  await startedAgain(page).waitFor();
  await banner.waitFor({ state: 'detached' });
  await button(page, 'Close').click();
  await button(page, 'Privacy choices').click();
  await refuse.click();
  await banner.waitFor({ state: 'detached' });
});

for (const [language, notice] of [
  ['', 'changed this template. It has started again.'],
  ['/zh', '模板已重新启动。'],
] as const) {
  test(`a template starts again, and says so on the site in ${language || '/'}`, async () => {
    const page = await openTemplate('dashboard', {}, language);
    // The last part that is drawn.
    await page.getByRole('gridcell').first().waitFor();
    await translatePage(page);
    await button(page, 'Friday').click();
    await page.getByRole('menuitemradio', { name: 'Monday' }).click();
    await button(page, 'Monday').waitFor();
    await expectSound(page);
    allowProblems(page);
    const chart = page.getByRole('img', { name: /^Busiest hour/ });
    await chart.evaluate((drawing) => drawing.remove());
    await button(page, 'Show “Around the clock” as a table').click();
    await page.getByText(notice).waitFor();
    await chart.waitFor();
    await button(page, 'Show “Around the clock” as a table').click();
    await page.getByRole('table', { name: 'Around the clock' }).waitFor();
  });
}

test('the form of a template', async () => {
  const page = await openTemplate('sign-in');
  await translatePage(page);
  await page.getByRole('textbox', { name: 'Password' }).fill('guess');
  for (const [name, answer] of [
    ['unknown', 'The email address or the password is wrong.'],
    ['ines', 'Welcome aboard'],
  ]) {
    await page.getByRole('textbox', { name: 'Email' }).fill(`${name}@harbor.example`);
    await page.keyboard.press('Enter');
    await page.getByText(`${answer}${TRANSLATED}`).last().waitFor();
  }
  await expectSound(page);
});
