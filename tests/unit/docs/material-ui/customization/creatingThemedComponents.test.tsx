/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import type { ComponentType } from 'react';
import { render, screen } from '@testing-library/react';
import { loadListing } from '../loadListing';

const load = (title: string) =>
  loadListing('customization/creating-themed-components', title) as {
    default: ComponentType<object>;
  };
const { default: App } = load('src/App.tsx');
const { default: StatCard } = load('src/StatCard/StatCard.tsx');

const rootOf = (value: string) => screen.getByText(value).parentElement;

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
  render(<StatCard {...{ value: '7', unit: 'returns', 'data-kind': 'week' }} />);
  expect(rootOf('7')).not.toHaveStyle({ borderWidth: '3px' });
  expect(rootOf('7')?.getAttributeNames().sort()).toEqual(['class', 'data-kind']);
});
