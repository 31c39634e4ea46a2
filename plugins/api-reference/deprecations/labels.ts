import type { Language } from '../../../src/navigation/shared/pathnameToLanguage';

interface DeprecationLabels {
  deprecated: string;
  instead: string;
  codemod: string;
  none: string;
  /** A deprecated component. */
  component: (name: string, instead: string) => string;
  api: (name: string, path: string) => string;
}

/** Labels for each language of the site. */
export const DEPRECATION_LABELS: Readonly<Record<Language, DeprecationLabels>> = {
  en: {
    deprecated: 'Deprecated',
    instead: 'Use instead',
    codemod: 'Codemod',
    none: 'None',
    component: (name, instead) => `The component ${name} is deprecated. Use ${instead}.`,
    api: (name, path) => `[API of ${name}](${path})`,
  },
  zh: {
    deprecated: '已弃用',
    instead: '替代方案',
    codemod: 'Codemod',
    none: '无',
    component: (name, instead) => `组件 ${name} 已弃用，请使用 ${instead}。`,
    api: (name, path) => `[${name} 的 API](${path})`,
  },
};
