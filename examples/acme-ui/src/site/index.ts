import { defineSite } from '@component-docs/kit/node/defineSite';

const hue = { tint: '#fff1e6', pale: '#ffd2ad', strong: '#7a3b0f' };

/** The facts of this site. */
export const site = defineSite({
  products: [
    {
      id: 'acme-ui',
      basePath: 'acme-ui',
      group: 'libraries',
      name: 'Acme UI',
      landing: '/acme-ui/getting-started',
      packageName: 'acme-ui',
      apiPackages: ['acme-ui'],
      officialSite: 'https://acme.example',
      hue,
    },
  ],
  languages: [
    { id: 'en', label: 'English', htmlLang: 'en' },
    { id: 'zh', label: '中文', htmlLang: 'zh-CN' },
    // A beginning: what has no text in it is in English.
    { id: 'fr', label: 'Français', htmlLang: 'fr', isBeginning: true },
  ],
  repositoryUrl: 'https://github.com/acme/acme-ui',
  libraryRepository: 'https://github.com/acme/acme-ui',
  groups: [{ id: 'libraries', name: 'Libraries' }],
  trees: [],
  redirects: { rules: [], former: [] },
  projects: {
    packages: ['react', 'react-dom'],
    peers: {},
    optional: [],
  },
  colors: {
    light: {
      bg: '#fffdfa',
      'bg-subtle': '#faf3ec',
      border: '#e3d6c9',
      text: '#2b1d12',
      'text-tertiary': '#6b5a4b',
      'heading-1': '#2b1400',
      link: '#7a3b0f',
      'focus-ring': '#b3580f',
      'theme-meta': '#7a3b0f',
      'card-kind': '#6b5a4b',
    },
    dark: {
      bg: '#17110c',
      'bg-subtle': '#211912',
      border: '#44362a',
      text: '#f5ebe1',
      'text-tertiary': '#c2ad9a',
      'heading-1': '#fff4ea',
      link: '#ffb77c',
      'focus-ring': '#ffb77c',
      'theme-meta': '#17110c',
      'card-kind': '#c2ad9a',
    },
  },
  hue,
});
