import type { InHouseAd } from '@component-docs/kit/shared/site/types';

const sponsor = 'MUI';

/** The ads of the site itself. */
export const inHouseAds: readonly InHouseAd[] = [
  {
    id: 'scaffoldhub',
    link: 'https://scaffoldhub.io/?partner=1',
    sponsor,
    texts: {
      en: {
        name: 'ScaffoldHub',
        description:
          'writes the first version of your Material UI app: pages, forms, and a server.',
      },
      zh: {
        name: 'ScaffoldHub',
        description: '为你生成 Material UI 应用的第一版：页面、表单和服务端。',
      },
    },
  },
  {
    id: 'templates',
    link: 'https://mui.com/store/collections/templates/',
    sponsor,
    texts: {
      en: {
        name: 'Templates',
        description: 'start a dashboard, a shop, or a landing page from finished screens.',
      },
      zh: { name: '模板', description: '用现成的界面开始做管理后台、商店或落地页。' },
    },
  },
  {
    id: 'themes',
    link: 'https://mui.com/store/collections/themes/',
    sponsor,
    texts: {
      en: { name: 'Themes', description: 'give every component another look in one step.' },
      zh: { name: '主题', description: '一步换掉所有组件的外观。' },
    },
  },
  {
    id: 'tidelift',
    link: 'https://tidelift.com/subscription/pkg/npm-material-ui',
    sponsor,
    texts: {
      en: {
        name: 'Tidelift',
        description: 'has the maintainers of your dependencies paid, and their fixes promised.',
      },
      zh: { name: 'Tidelift', description: '让依赖项的维护者得到报酬，并保证及时修复。' },
    },
  },
  {
    id: 'figma',
    link: 'https://mui.com/store/items/figma-react/',
    sponsor,
    texts: {
      en: {
        name: 'Figma kit',
        description: 'has every component as designers draw it, ready to be put together.',
      },
      zh: { name: 'Figma 设计套件', description: '以设计稿的形式提供每个组件，随时可以组合。' },
    },
  },
];
