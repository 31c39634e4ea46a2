import type { Language } from '../../../src/navigation/shared/pathnameToLanguage';

/** The texts of pages about templates that are the same for all templates. */
export interface PageTexts {
  components: string;
  separator: string;
  colon: string;
  files: string;
  filesLead: string;
  parts: string;
  props: string;
  propsLead: string;
  component: string;
  setProps: string;
  noProps: string;
  theme: string;
  themeKeys: string;
}

export const PAGE_TEXTS: Readonly<Record<Language, PageTexts>> = {
  en: {
    components: 'Components: ',
    separator: ', ',
    colon: ': ',
    files: 'Files',
    filesLead: 'This is the code that runs in the template, in the order in which to read it.',
    parts: 'Take parts of it',
    props: 'Components and props',
    propsLead:
      'The template sets these props. Each component links to its API page, which has the defaults.',
    component: 'Component',
    setProps: 'Props that the template sets',
    noProps: 'none',
    theme: 'Theme',
    themeKeys: 'These keys differ from the default theme:',
  },
  zh: {
    components: '组件：',
    separator: '、',
    colon: '：',
    files: '文件',
    filesLead: '以下就是模板中运行的代码，按建议的阅读顺序排列。',
    parts: '取用其中一部分',
    props: '组件与 props',
    propsLead: '模板设置了下列 props。每个组件都链接到它的 API 页面，默认值见该页面。',
    component: '组件',
    setProps: '模板设置的 props',
    noProps: '无',
    theme: '主题',
    themeKeys: '下列键与默认主题不同：',
  },
};
