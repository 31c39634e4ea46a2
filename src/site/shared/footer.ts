import type { ThemeConfig } from '@docusaurus/preset-classic';

export const footer: ThemeConfig['footer'] = {
  copyright: 'MIT licensed. Material UI is a project of its own maintainers.',
};
