/** @jest-environment jsdom */
import fs from 'node:fs';
import path from 'node:path';
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { titledCode } from '../../../../helpers/titledCode';
import App from './creating-themed-components/src/App';
import StatCard from './creating-themed-components/src/StatCard/StatCard';

const PAGE = 'customization/creating-themed-components/creating-themed-components.mdx';
const FILES = [
  'src/StatCard/StatCard.tsx',
  'src/StatCard/themeAugmentation.ts',
  'src/theme.ts',
  'src/App.tsx',
];

const rootOf = (value: string) => screen.getByText(value).parentElement;

test.each(['docs/material-ui', 'i18n/zh/docusaurus-plugin-content-docs-material-ui/current'])(
  'the page in %s ends with the files of this folder',
  async (pages) => {
    const shown = await titledCode(fs.readFileSync(path.join(pages, PAGE), 'utf8'));
    for (const file of FILES) {
      const folder = path.join(__dirname, 'creating-themed-components');
      expect(shown[file]).toBe(fs.readFileSync(path.join(folder, file), 'utf8'));
    }
  },
);

test('the theme changes default props, slots, and variants; sx wins', () => {
  render(<App />);
  expect(rootOf('1,204')).toHaveStyle({ borderRadius: '16px', borderWidth: '3px' });
  expect(screen.getByText('1,204')).toHaveStyle({ fontWeight: '700', letterSpacing: '2px' });
  expect(screen.getByText('orders this week')).toHaveStyle({ textTransform: 'uppercase' });
  expect(rootOf('98%')).toHaveStyle({ padding: '32px' });
  expect(rootOf('98%')).not.toHaveStyle({ borderWidth: '3px' });
  expect(screen.getByText('98%')).toHaveStyle({ fontWeight: '400' });
});

test('without a theme, the card has its own default; the DOM gets neither ownerState nor a name', () => {
  render(<StatCard value="7" unit="returns" data-kind="week" />);
  expect(rootOf('7')).not.toHaveStyle({ borderWidth: '3px' });
  expect(rootOf('7')?.getAttributeNames().sort()).toEqual(['class', 'data-kind']);
});
