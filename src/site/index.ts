import { defineSite } from '@component-docs/kit/node/defineSite';
import { redirects } from '../../content/hosting/redirects';
import { COLORS, hueOf } from './hue';
import { library } from '../mui/node/library';
import { baseUi } from './products/base-ui';
import { docsInfra } from './products/docs-infra';
import { inHouseAds } from './inHouseAds';
import { joyUi } from './products/joy-ui';
import { materialUi } from './products/material-ui';
import { projects } from './projects';
import { system } from './products/system';
import { toolpadCore } from './products/toolpad-core';
import { x } from './products/x';

declare module '@component-docs/kit/shared/site/register' {
  interface Register {
    product: 'material-ui' | 'base-ui' | 'joy-ui' | 'system' | 'x' | 'toolpad-core' | 'docs-infra';
    themedProduct: 'material-ui' | 'joy-ui';
    language: 'en' | 'zh';
    tree: 'experiments' | 'docs';
  }
}

// The facts of this site. Every program of the site imports this module before the packages' modules.
defineSite({
  products: [materialUi, x, baseUi, system, joyUi, toolpadCore, docsInfra],
  languages: [
    { id: 'en', label: 'English', htmlLang: 'en' },
    { id: 'zh', label: '中文', htmlLang: 'zh-CN' },
  ],
  // Forks set theirs in the environment.
  repositoryUrl: process.env.REPOSITORY_URL ?? 'https://github.com/mui-family-docs/mui-family-docs',
  libraryRepository: 'https://github.com/mui/material-ui',
  library,
  groups: [
    { id: 'core', name: 'MUI Core' },
    { id: 'x', name: 'MUI X', heading: 'MUI X Components' },
    { id: 'toolpad', name: 'Toolpad', heading: 'Toolpad', isBeta: true },
  ],
  trees: [{ id: 'experiments' }, { id: 'docs', name: 'Home docs' }],
  olderSite: 'https://{version}.mui.com',
  redirects,
  colors: COLORS,
  projects,
  inHouseAds,
  hue: hueOf('primary', 600),
});
