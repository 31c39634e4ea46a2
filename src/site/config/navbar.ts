import type { ThemeConfig } from '@docusaurus/preset-classic';

export const navbar: ThemeConfig['navbar'] = {
  title: 'MUI Docs',
  logo: { alt: '', src: 'img/logo.svg', width: 28, height: 28 },
  // Shown by src/shell/header.
  items: [{ label: 'Material UI', to: '/material-ui/getting-started', position: 'left' }],
};
