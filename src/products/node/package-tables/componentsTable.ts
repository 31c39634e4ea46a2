import type { PhrasingContent, Table } from 'mdast';
import type { Language } from '../../../../plugins/labels/shared/languages';
import { OVERVIEWS } from '../../../../plugins/component-overview/shared/overviews';
import { kebabCase } from '../../../../plugins/api-reference/shared/component-page/anchors';
import { PRODUCTS } from '../../../../plugins/kit/shared/site/products';
import { apiPath } from '../../../../plugins/api-reference/node/links/apiPath';
import { readApiPackages } from '../../../../plugins/api-reference/node/links/readApiPackages';
import { pageTextsIn } from '../../../../plugins/labels/node/texts';
import type { PageTexts } from '../../../../plugins/labels/node/texts';
import { readDocuments } from '../../../../plugins/page-tree/node/written-pages/readPages';
import {
  codeLink,
  heading,
  paragraph,
  table,
} from '../../../../plugins/templates/node/pages/nodes';
import { groupsOf } from '../../../../plugins/component-overview/node/groupsOf';
import {
  componentsWithoutPage,
  readDocumentedPages,
  supportedComponents,
  supportGroups,
} from './supportRows';
import type { SupportedComponent, SupportGroup } from './supportRows';
import type { PackageTable, TablePlace } from './types';

/** Returns words of an address as text: `Buttons floating action button`. */
function words(slug: string): string {
  const text = slug.replaceAll('-', ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/**
 * Names a part of Material Design's guidelines after its address: `Selection controls: checkboxes`. The
 * guidelines are in English, and so are the names.
 */
export function guidelineTitle(address: string): string {
  const { pathname, hash, hostname } = new URL(address);
  const page = words((pathname.split('/').at(-1) ?? '').replace(/\.html$/, ''));
  const section = hash.slice(1).replaceAll('-', ' ');
  const title = section ? `${page}: ${section}` : page;
  return hostname.startsWith('m1.') ? `${title} (Material Design 1)` : title;
}

const COLUMNS = ['page', 'components', 'guideline'] as const;

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
  texts: PageTexts,
): PhrasingContent[] {
  const { product } = productOf();
  return components.flatMap(({ name, mark }, index) => [
    ...(index > 0 ? [text(texts('lists.separator'))] : []),
    codeLink(name, apiPath('/', product, kebabCase(name))),
    ...(mark ? [text(texts(`componentsTable.marks.${mark}`))] : []),
  ]);
}

/** Returns the pages of a group as a table. */
export function groupTable({ rows }: Pick<SupportGroup, 'rows'>, language: Language): Table {
  const texts = pageTextsIn(language);
  return table([
    COLUMNS.map((column) => [text(texts(`componentsTable.${column}`))]),
    ...rows.map(({ title, href, components, guideline }): PhrasingContent[][] => [
      [{ type: 'link', url: href, children: [text(title)] }],
      componentsCell(components, texts),
      guideline === undefined
        ? [text(texts('componentsTable.none'))]
        : [{ type: 'link', url: guideline, children: [text(guidelineTitle(guideline))] }],
    ]),
  ]);
}

/** Returns all components of the packages of Material UI, by the groups and pages that document them. */
export async function componentsTable({ siteDir, language }: TablePlace): Promise<PackageTable> {
  const { product, overview } = productOf();
  const texts = pageTextsIn(language);
  const i18n = { currentLocale: language, defaultLocale: 'en' };
  const [packages, groups, documents] = await Promise.all([
    readApiPackages(siteDir, product),
    groupsOf(overview, siteDir, i18n),
    readDocuments(siteDir),
  ]);
  const own = documents.filter(({ file }) => file.startsWith(`docs/${product.id}/`));
  const known = supportedComponents(packages);
  const supported = supportGroups(groups, await readDocumentedPages(siteDir, own), known);
  const counts = packages.map(({ installed, components }) =>
    texts('componentsTable.package', {
      name: `${installed.name} ${installed.version}`,
      count: components.length,
    }),
  );
  return {
    nodes: [
      paragraph(
        texts('componentsTable.counts', {
          packages: counts.join(texts('componentsTable.packageSeparator')),
        }),
      ),
      ...supported.flatMap((group) => [
        heading(3, group.title, group.id),
        groupTable(group, language),
      ]),
      heading(3, texts('componentsTable.withoutPage'), 'without-a-page'),
      paragraph(...componentsCell(componentsWithoutPage(supported, known), texts)),
    ],
    files: [
      ...product.apiPackages.map((name) => `node_modules/${name}/package.json`),
      `i18n/${language}/page-tree.json`,
    ],
    folders: ['content/navigation', `docs/${product.id}`],
  };
}
