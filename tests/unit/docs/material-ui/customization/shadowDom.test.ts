/** @jest-environment jsdom */
import fs from 'node:fs';
import path from 'node:path';
import { act } from '@testing-library/react';
import { titledCode } from '../../../../helpers/titledCode';

const PAGE = 'customization/shadow-dom/shadow-dom.mdx';
const FILES = ['src/shadowTheme.ts', 'src/ParcelCard.tsx', 'src/parcelElement.tsx'];

test.each(['docs/material-ui', 'i18n/zh/docusaurus-plugin-content-docs-material-ui/current'])(
  'the page in %s ends with the files of this folder',
  async (pages) => {
    const shown = await titledCode(fs.readFileSync(path.join(pages, PAGE), 'utf8'));
    for (const file of FILES) {
      expect(shown[file]).toBe(fs.readFileSync(path.join(__dirname, 'shadow-dom', file), 'utf8'));
    }
  },
);

test('the element renders its button and its menu into its shadow root', async () => {
  window.matchMedia = (media) =>
    ({ media, matches: false, addListener: jest.fn(), removeListener: jest.fn() }) as never;
  await import('./shadow-dom/src/parcelElement');
  act(() => {
    document.body.innerHTML = '<parcel-card number="4821"></parcel-card>';
  });
  const element = document.querySelector('parcel-card')!;
  act(() => {
    element.remove();
    document.body.append(element);
  });
  const shadow = element.shadowRoot!;
  expect(shadow.textContent).toContain('Parcel 4821');
  act(() => shadow.querySelector('button')!.click());
  expect(shadow.querySelectorAll('[role="menuitem"]')).toHaveLength(2);
  expect(document.querySelector('[role="menu"], style')).toBeNull();
});
