import { fieldLabels, indexDescription, indexTitle } from '../../../browser/index-page/labels';
import type { ApiIndexData } from '../../../shared/index-page/types';

type Modules = Record<string, object>;

jest.mock(
  '@docusaurus/Translate',
  () => jest.requireActual<Modules>('../component-page/docusaurusModules').translateModule,
  { virtual: true },
);

const joyUi: ApiIndexData = {
  productId: 'joy-ui',
  product: 'Joy UI',
  version: '5.0.0-beta.48',
  components: [
    { name: 'Button', path: '/joy-ui/api/button' },
    { name: 'Chip', path: '/joy-ui/api/chip' },
  ],
  hooks: [],
};
const baseUi: ApiIndexData = {
  productId: 'base-ui',
  product: 'Base UI',
  version: '5.0.0-beta.58',
  components: [
    { name: 'Badge', path: '/base-ui/react-badge/components-api#badge' },
    { name: 'Button', path: '/base-ui/react-button/components-api#button' },
  ],
  hooks: [
    { name: 'useBadge', path: '/base-ui/react-badge/hooks-api#use-badge' },
    { name: 'useButton', path: '/base-ui/react-button/hooks-api#use-button' },
  ],
};

test('the title names the product', () => {
  expect(indexTitle(baseUi)).toBe('Base UI API reference');
});

test('the description counts components, and hooks if there are any', () => {
  expect(indexDescription(joyUi)).toBe(
    'The 2 components of Joy UI 5.0.0-beta.48, with their props and CSS classes.',
  );
  expect(indexDescription(baseUi)).toBe(
    'The 2 components and 2 hooks of Base UI 5.0.0-beta.58, with their props, parameters, and CSS classes.',
  );
});

test('the field offers to search hooks only where the reference has some', () => {
  expect(fieldLabels(joyUi).label).not.toContain('hook');
  expect(fieldLabels(baseUi).label).toContain('hook');
});
