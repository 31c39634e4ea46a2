import { site } from './src/site';
import './content/navigation';
import type { Options as PresetOptions, ThemeConfig } from '@docusaurus/preset-classic';
import type { Config } from '@docusaurus/types';
import { UNKNOWN_SITE_URL } from '@component-docs/kit/node/siteUrl';
import { componentDocs } from '@component-docs/preset';
import { STYLE_SHEETS } from '@component-docs/theme';

/** The library needs no provider, no font, and one chunk. */
const adapter = {
  demos: { library: 'src/library', stylesheets: {}, portals: /(?!)/ },
  sandbox: { sources: ['src/library/**/*.{ts,tsx}'] },
};

const docs = componentDocs({ siteDir: __dirname, adapter });

const preset: PresetOptions = {
  // The packages have one docs instance a product.
  docs: false,
  blog: false,
  debug: false,
  // A sitemap holds absolute URLs only.
  ...(docs.url === UNKNOWN_SITE_URL && { sitemap: false }),
  theme: {
    customCss: ['./src/css/colors.css', ...STYLE_SHEETS, './src/css/home.css'],
  },
};

const themeConfig: ThemeConfig = {
  colorMode: { respectPrefersColorScheme: true, disableSwitch: true },
  docs: { sidebar: { autoCollapseCategories: false } },
  prism: { theme: { plain: {}, styles: [] } },
  navbar: {
    title: 'Acme UI',
    logo: { alt: '', src: 'img/logo.svg', width: 28, height: 28 },
    items: site.products.map(({ name, landing }) => ({ label: name, to: landing })),
  },
  footer: { copyright: 'MIT licensed.' },
};

const config: Config = {
  ...docs,
  clientModules: [...docs.clientModules, './src/app/clientModule.ts'],
  title: 'Acme UI',
  tagline: 'Five React components, documented by running them',
  favicon: 'img/favicon.svg',
  presets: [['classic', preset]],
  themeConfig,
};

export default config;
