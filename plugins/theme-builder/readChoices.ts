import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { walkPages } from '../../src/navigation/shared/walkPages';
import type { PreviewChoices } from '../../src/theme-builder/model/previewChoices';
import { collectDemos } from '../demos/collectDemos';
import { loadTrees } from '../navigation/page-tree';
import { readTexts } from '../navigation/page-tree/readTexts';
import { titleOf } from '../templates/labels';
import { readTemplates } from '../templates/readTemplates';

const PRODUCT = 'material-ui';

/** Returns the titles of a product's pages by their paths, without slashes at the ends. */
async function readTitles({ siteDir, i18n }: Pick<LoadContext, 'siteDir' | 'i18n'>) {
  const texts = await readTexts(siteDir, i18n);
  return new Map(
    walkPages(loadTrees()[PRODUCT]).map(({ item }) => [
      item.pathname.replace(/^\//, ''),
      texts.titleOf(item) ?? item.pathname,
    ]),
  );
}

/** Reads what the preview can show: the templates, and the demos of Material UI's pages. */
export async function readChoices(
  context: Pick<LoadContext, 'siteDir' | 'i18n'>,
): Promise<PreviewChoices> {
  const { siteDir, i18n } = context;
  const [titles, demos, templates] = await Promise.all([
    readTitles(context),
    collectDemos(path.join(siteDir, 'docs'), `${PRODUCT}/**`),
    readTemplates(siteDir),
  ]);
  return {
    templates: templates.map(({ slug }) => ({ slug, title: titleOf(slug, i18n.currentLocale) })),
    demos: demos
      .filter(({ styling }) => styling === undefined)
      .map(({ page, name }) => ({ page, name, title: titles.get(page) ?? page })),
  };
}
