import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import type { ThemedProduct } from '@component-docs/demo-themes/shared/themedProducts';
import { walkPages } from '@component-docs/page-tree/shared/items';
import type { PreviewChoices } from '../browser/model/previewChoices';
import { collectDemos } from '@component-docs/demos/node/collectDemos';
import { loadTrees } from '@component-docs/page-tree/node/trees';
import { readTexts } from '@component-docs/page-tree/node/trees/readTexts';
import { titleOf } from '@component-docs/templates/node/labels';
import { productOfTemplate } from '@component-docs/templates/shared/paths';
import { readTemplates } from '@component-docs/templates/node/readTemplates';

/** Returns the titles of a product's pages by their paths, without slashes at the ends. */
async function readTitles(
  { siteDir, i18n }: Pick<LoadContext, 'siteDir' | 'i18n'>,
  product: ThemedProduct,
) {
  const texts = await readTexts(siteDir, i18n);
  return new Map(
    walkPages(loadTrees()[product]).map(({ item }) => [
      item.pathname.replace(/^\//, ''),
      texts.titleOf(item) ?? item.pathname,
    ]),
  );
}

/** Reads what the preview of a library's themes can show: templates, and the demos of its pages. */
export async function readChoices(
  context: Pick<LoadContext, 'siteDir' | 'i18n'>,
  product: ThemedProduct,
): Promise<PreviewChoices> {
  const { siteDir, i18n } = context;
  const [titles, demos, templates] = await Promise.all([
    readTitles(context, product),
    collectDemos(path.join(siteDir, 'docs'), `${product}/**`),
    readTemplates(siteDir),
  ]);
  return {
    templates: templates
      .filter(({ slug }) => productOfTemplate(slug) === product)
      .map(({ slug }) => ({ slug, title: titleOf(slug, i18n.currentLocale) })),
    demos: demos
      .filter(({ styling }) => styling === undefined)
      .map(({ page, name }) => ({ page, name, title: titles.get(page) ?? page })),
  };
}
