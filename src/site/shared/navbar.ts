import type { ThemeConfig } from '@docusaurus/preset-classic';
import { MENU_PRODUCTS } from '@component-docs/kit/shared/site/products';

export const navbar: ThemeConfig['navbar'] = {
  title: 'MUI Docs',
  logo: { alt: '', src: 'img/logo.svg', width: 28, height: 28 },
  // Shown by plugins/theme/browser/header.
  items: MENU_PRODUCTS.map(({ name, landing }) => ({ label: name, to: landing, position: 'left' })),
};
