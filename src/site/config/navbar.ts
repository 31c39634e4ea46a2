import type { ThemeConfig } from '@docusaurus/preset-classic';

export const navbar: ThemeConfig['navbar'] = {
  title: 'MUI Docs',
  logo: { alt: '', src: 'img/logo.svg', width: 28, height: 28 },
  items: [
    {
      type: 'doc',
      docsPluginId: 'material-ui',
      docId: 'getting-started/getting-started',
      label: 'Material UI',
      position: 'left',
    },
    { type: 'localeDropdown', position: 'right' },
    { type: 'custom-notifications', position: 'right' },
  ],
};
