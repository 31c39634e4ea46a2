import { renderToStaticMarkup } from 'react-dom/server';
import type { ItemProps } from '../../shared/items';
import { ItemsLabel } from '../../browser/side-navigation/NavigationLink';

// Docusaurus' bundler resolves it.
jest.mock('@docusaurus/isInternalUrl', () => ({}), { virtual: true });

function print(value: string, props: ItemProps = {}): string {
  return renderToStaticMarkup(<ItemsLabel item={{ type: 'html', value, customProps: props }} />);
}

test('a label between pages has its icon before its title', () => {
  expect(print('A & B')).toBe('<span class="sidebar-divider">A &amp; B</span>');
  expect(print('Rest', { icon: 'WebIcon' })).toMatch(
    /^<span class="sidebar-divider"><svg class="sidebar-icon" .*aria-hidden="true">.*<\/svg>Rest<\/span>$/,
  );
});

test('its marks are separated by spaces, and an English title says that it is English', () => {
  const marks = [
    { label: 'Pro plan', plan: 'pro' },
    { label: 'Planned', tone: 'neutral' },
  ] as const;
  expect(print('Charts', { lang: 'en', marks })).toBe(
    '<span class="sidebar-divider"><span lang="en">Charts</span> <span class="sidebar-plan sidebar-plan--pro" role="img" aria-label="Pro plan" title="Pro plan"></span> <span class="sidebar-chip sidebar-chip--neutral">Planned</span></span>',
  );
});
