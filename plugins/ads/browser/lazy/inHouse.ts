import type { Language } from '@component-docs/labels/shared/languages';
import type { Ad } from '../types';

/** In-house ads, by name, with their links. */
export const IN_HOUSE_ADS = [
  { name: 'scaffoldhub', link: 'https://scaffoldhub.io/?partner=1' },
  { name: 'templates', link: 'https://mui.com/store/collections/templates/' },
  { name: 'themes', link: 'https://mui.com/store/collections/themes/' },
  { name: 'tidelift', link: 'https://tidelift.com/subscription/pkg/npm-material-ui' },
  { name: 'figma', link: 'https://mui.com/store/items/figma-react/' },
] as const;

export type InHouseAd = (typeof IN_HOUSE_ADS)[number];

type Texts = Pick<Ad, 'name' | 'description'>;

/**
 * Texts of the in-house ads, by language. They aren't labels, because the translations of labels are in
 * every page's script, with or without an ad.
 */
const TEXTS: Record<InHouseAd['name'], Record<Language, Texts>> = {
  scaffoldhub: {
    en: {
      name: 'ScaffoldHub',
      description: 'writes the first version of your Material UI app: pages, forms, and a server.',
    },
    zh: {
      name: 'ScaffoldHub',
      description: '为你生成 Material UI 应用的第一版：页面、表单和服务端。',
    },
  },
  templates: {
    en: {
      name: 'Templates',
      description: 'start a dashboard, a shop, or a landing page from finished screens.',
    },
    zh: { name: '模板', description: '用现成的界面开始做管理后台、商店或落地页。' },
  },
  themes: {
    en: { name: 'Themes', description: 'give every component another look in one step.' },
    zh: { name: '主题', description: '一步换掉所有组件的外观。' },
  },
  tidelift: {
    en: {
      name: 'Tidelift',
      description: 'has the maintainers of your dependencies paid, and their fixes promised.',
    },
    zh: { name: 'Tidelift', description: '让依赖项的维护者得到报酬，并保证及时修复。' },
  },
  figma: {
    en: {
      name: 'Figma kit',
      description: 'has every component as designers draw it, ready to be put together.',
    },
    zh: { name: 'Figma 设计套件', description: '以设计稿的形式提供每个组件，随时可以组合。' },
  },
};

/** Returns an in-house ad in the reader's language. `pictures` is the folder of its image. */
export function inHouseRecord(
  { name, link }: InHouseAd,
  { language, pictures }: { language: Language; pictures: string },
): Ad {
  return {
    ...TEXTS[name][language],
    link,
    img: `${pictures}${name}.svg`,
    poweredby: 'MUI',
    label: `in-house-${name}`,
  };
}
