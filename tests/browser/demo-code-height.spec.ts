import type { Locator } from 'playwright-core';
import { openHolding } from './support/islands';
import { PHONE, waitForHydration } from './support/page';
import { expect, test } from './support/test';

/** The code of a demo, and what loads apart from it: tabs of files, and lists below it. */
const CODE = /\/assets\/(?:demos\/.+\.json|js\/demo-(?:files|props)\.)/;

const heightOf = (demo: Locator) =>
  demo.evaluate((element) => element.getBoundingClientRect().height);

for (const [kind, path, name] of [
  ['a few lines, in place of a preview', '/material-ui/react-button', 'BasicButtons'],
  ['many lines, in place of a preview', '/material-ui/react-autocomplete', 'ComboBox'],
  ['fields', '/material-ui/react-text-field', 'BasicTextFields'],
  ['a grid', '/x/react-data-grid', 'OrderGrid'],
  ['several files', '/material-ui/react-table', 'EnhancedTable'],
] as const) {
  for (const [screen, options] of [
    ['a desktop', {}],
    ['a phone', PHONE],
  ] as const) {
    test(`on ${screen}, a demo of ${kind} is as high before its code has loaded`, async () => {
      const { page, release: showCode } = await openHolding(path, CODE, { ...options });
      await waitForHydration(page);
      const demo = page.locator(`#${name}`);
      await demo.getByRole('button', { name: /^(?:Show|Expand) code/ }).click();
      await demo.locator('[aria-busy="true"]').waitFor();
      const before = await heightOf(demo);
      showCode();
      await demo.getByText('export default function').first().waitFor();
      await demo.getByText('Props used', { exact: true }).waitFor();
      await demo.getByText('What a screen reader is given').waitFor();
      // Rows of tabs are rounded.
      expect(Math.abs((await heightOf(demo)) - before)).toBeLessThan(2);
    });
  }
}
