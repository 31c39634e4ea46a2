import type { PhrasingContent, Table } from 'mdast';
import type { Language } from '../../../src/navigation/shared/pathnameToLanguage';
import { OVERVIEWS } from '../../../src/demos/shared/component-overview/overviews';
import { kebabCase } from '../../../src/api-reference/shared/component-page/anchors';
import { PRODUCTS } from '../../../src/products/shared/products';
import { apiPath } from '../../api-reference/links/apiPath';
import { readApiPackages } from '../../api-reference/links/readApiPackages';
import { readDocuments } from '../../navigation/written-pages/readPages';
import { codeLink, heading, paragraph, table } from '../../templates/pages/nodes';
import { groupsOf } from '../component-overview/groupsOf';
import { guidelineTitle } from './guidelineTitle';
import {
  componentsWithoutPage,
  readDocumentedPages,
  supportedComponents,
  supportGroups,
} from './supportRows';
import type { SupportedComponent, SupportGroup } from './supportRows';
import type { PackageTable, TablePlace } from './types';

interface Texts {
  page: string;
  components: string;
  guideline: string;
  none: string;
  separator: string;
  withoutPage: string;
  marks: Readonly<Record<NonNullable<SupportedComponent['mark']>, string>>;
  /** Says how many components each package has. */
  counts: (packages: readonly (readonly [name: string, count: number])[]) => string;
}

const TEXTS: Readonly<Record<Language, Texts>> = {
  en: {
    page: 'Page',
    components: 'Components',
    guideline: 'Material Design',
    none: 'None',
    separator: ', ',
    withoutPage: 'Without a page of their own',
    marks: { deprecated: ' (deprecated)', lab: ' (lab)', pigment: ' (Pigment CSS)' },
    counts: (packages) =>
      `The API reference describes ${packages.map(([name, count]) => `${count} components of ${name}`).join(' and ')}, counting their parts.`,
  },
  zh: {
    page: '页面',
    components: '组件',
    guideline: 'Material Design',
    none: '无',
    separator: '、',
    withoutPage: '没有单独页面的组件',
    marks: { deprecated: '（已弃用）', lab: '（lab）', pigment: '（Pigment CSS）' },
    counts: (packages) =>
      `API 参考介绍了${packages.map(([name, count]) => ` ${name} 的 ${count} 个组件`).join('和')}，其中包括它们的组成部分。`,
  },
};

const text = (value: string): PhrasingContent => ({ type: 'text', value });

function productOf() {
  const product = PRODUCTS.find(({ id }) => id === 'material-ui');
  const overview = OVERVIEWS.find((each) => each.product === 'material-ui');
  if (!product || !overview) {
    throw new Error('Material UI is not among the products.');
  }
  return { product, overview };
}

function componentsCell(
  components: readonly SupportedComponent[],
  { marks, separator }: Texts,
): PhrasingContent[] {
  const { product } = productOf();
  return components.flatMap(({ name, mark }, index) => [
    ...(index > 0 ? [text(separator)] : []),
    codeLink(name, apiPath('/', product, kebabCase(name))),
    ...(mark ? [text(marks[mark])] : []),
  ]);
}

/** Returns the pages of a group as a table. */
export function groupTable({ rows }: Pick<SupportGroup, 'rows'>, language: Language): Table {
  const texts = TEXTS[language];
  return table([
    [[text(texts.page)], [text(texts.components)], [text(texts.guideline)]],
    ...rows.map(({ title, href, components, guideline }): PhrasingContent[][] => [
      [{ type: 'link', url: href, children: [text(title)] }],
      componentsCell(components, texts),
      guideline === undefined
        ? [text(texts.none)]
        : [{ type: 'link', url: guideline, children: [text(guidelineTitle(guideline))] }],
    ]),
  ]);
}

/** Returns all components of the packages of Material UI, by the groups and pages that document them. */
export async function componentsTable({ siteDir, language }: TablePlace): Promise<PackageTable> {
  const { product, overview } = productOf();
  const texts = TEXTS[language];
  const i18n = { currentLocale: language, defaultLocale: 'en' };
  const [packages, groups, documents] = await Promise.all([
    readApiPackages(siteDir, product),
    groupsOf(overview, siteDir, i18n),
    readDocuments(siteDir),
  ]);
  const own = documents.filter(({ file }) => file.startsWith(`docs/${product.id}/`));
  const known = supportedComponents(packages);
  const supported = supportGroups(groups, await readDocumentedPages(siteDir, own), known);
  const counts = packages.map(
    ({ installed, components }) =>
      [`${installed.name} ${installed.version}`, components.length] as const,
  );
  return {
    nodes: [
      paragraph(texts.counts(counts)),
      ...supported.flatMap((group) => [
        heading(3, group.title, group.id),
        groupTable(group, language),
      ]),
      heading(3, texts.withoutPage, 'without-a-page'),
      paragraph(...componentsCell(componentsWithoutPage(supported, known), texts)),
    ],
    files: [
      ...product.apiPackages.map((name) => `node_modules/${name}/package.json`),
      `i18n/${language}/page-tree.json`,
    ],
    folders: ['content/navigation', `docs/${product.id}`],
  };
}
