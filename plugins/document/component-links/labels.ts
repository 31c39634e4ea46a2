import type { Language } from '../../../src/navigation/shared/pathnameToLanguage';

/** The texts of a component page's links. They are page content, not labels of the shell. */
export interface LinkLabels {
  list: string;
  feedback: string;
  bundleSize: string;
  source: string;
  waiAria: string;
  materialDesign: string;
  unstyled: string;
}

export const LINK_LABELS: Readonly<Record<Language, LinkLabels>> = {
  en: {
    list: 'About this component',
    feedback: 'Feedback',
    bundleSize: 'Bundle size',
    source: 'Source',
    waiAria: 'WAI-ARIA',
    materialDesign: 'Material Design',
    unstyled: 'Unstyled',
  },
  zh: {
    list: '关于此组件',
    feedback: '反馈',
    bundleSize: '打包体积',
    source: '源代码',
    waiAria: 'WAI-ARIA',
    materialDesign: 'Material Design',
    unstyled: '无样式版本',
  },
};
