import fs from 'node:fs/promises';
import path from 'node:path';
import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';
import type { I18n } from '@docusaurus/types';
import { unified } from 'unified';
import type { PluggableList } from 'unified';
import { VFile } from 'vfile';
import { OVERVIEWS } from '@component-docs/component-overview/shared/componentGroups';
import { fillVersions } from '@component-docs/kit/node/mdx/placeholders';
import type { Product } from '@component-docs/kit/shared/site/types';
import { remarkDeprecations } from '@component-docs/api-reference/node/deprecations/remarkDeprecations';
import { remarkApiChanges } from '@component-docs/api-history/node/remarkApiChanges';
import { remarkCounterparts } from '@component-docs/api-reference/node/links/remarkCounterparts';
import { remarkApiLinks } from '@component-docs/api-reference/node/links/remarkApiLinks';
import { remarkTemplates } from '@component-docs/templates/node/pages/remarkTemplates';
import { groupsOf } from '@component-docs/component-overview/node/remarkComponentOverview';
import { pageOfSource } from '@component-docs/demos/node/collectDemos';
import { parsePage } from '@component-docs/translation-drift/node/splitSections';
import type { PageTexts } from '@component-docs/labels/node/texts';
import { readDemos, createDemoNodes } from './demoFiles';
import type { PageDemo } from './demoFiles';
import type { LinkTo } from './pageContext';
import { pageMarkdown } from './pageMarkdown';
import type { PageParts } from './pageMarkdown';

interface Neighbor {
  title: string;
  url: string;
}

/** The facts about a page that stand before its text. */
interface PageHead {
  /** The product with its version. */
  product: string;
  indexUrl: string;
  previous: Neighbor | undefined;
  next: Neighbor | undefined;
  /** The API pages of the components that it shows in use, or the page that a file belongs to. */
  related: readonly Neighbor[];
}

/** Returns a page's Markdown with a line below the title: product, version, index, and neighbors. */
export function withHead(
  markdown: string,
  { product, indexUrl, previous, next, related }: PageHead,
  texts: PageTexts,
): string {
  const link = (label: string, page: Neighbor | undefined) =>
    page ? [`${label}: [${page.title}](${page.url})`] : [];
  const line = [
    `> ${product}`,
    `${texts('markdown.indexOf')}: ${indexUrl}`,
    ...link(texts('markdown.previous'), previous),
    ...link(texts('markdown.next'), next),
  ].join(' · ');
  const [, title = '', rest = ''] = /^(# .*\n)([\s\S]*)$/.exec(markdown) ?? ['', '', markdown];
  const references = related.map(({ title: name, url }) => `[${name}](${url})`).join(', ');
  return [title, line, ...(references ? ['>', `> ${references}`] : []), rest].join('\n');
}

/** Returns the titles of a page's sections; ignores lines in code that look like titles. */
export function sectionsOf(markdown: string): string[] {
  const text = markdown.replace(/^(`{3,}).*?^\1$/gms, '');
  return [...text.matchAll(/^#{2,4} (.+)$/gm)].map(([, title = '']) => title.replace(/[`\\]/g, ''));
}

/** Plugins and elements that the site adds to the conversion. */
export interface Options {
  /** Plugins that pages need, after the packages' own plugins. */
  remarkPlugins?: PluggableList;
  /** Converts the site's own elements, by their names. */
  elements?: PageParts['elements'];
}

interface Site extends Options {
  siteDir: string;
  linkTo: LinkTo;
  i18n: I18n;
  /** The product that the page belongs to. */
  product: Product;
  texts: PageTexts;
  /** Returns the site path of the file that has all of a demo of the page. */
  demoPath: (name: string) => string;
}

/** Converts a written page to Markdown, from the source file of the page, and returns its demos, too. */
export async function renderDoc(
  file: string,
  { siteDir, linkTo, i18n, product, texts, demoPath, remarkPlugins = [], elements = {} }: Site,
): Promise<{ markdown: string; demos: PageDemo[] }> {
  const absolute = path.join(siteDir, file);
  const { content, frontMatter } = await DEFAULT_PARSE_FRONT_MATTER({
    filePath: absolute,
    fileContent: fillVersions(siteDir, file, await fs.readFile(absolute, 'utf8')),
  });
  const page = pageOfSource(siteDir, absolute);
  const overview = OVERVIEWS.find(({ folder }) => folder === page);
  const tree = await parsePage(file, content);
  const source = new VFile({ path: absolute, data: { frontMatter } });
  await remarkApiChanges({ siteDir })(tree, source);
  await remarkDeprecations({ siteDir, product })(tree, source);
  remarkApiLinks({ product })(tree, source);
  remarkCounterparts({ siteDir, product })(tree, source);
  await remarkTemplates({ siteDir })(tree, source);
  await unified()
    .use([...remarkPlugins])
    .run(tree, source);
  const demos = await readDemos(siteDir, page);
  const addressOf = (name: string) => linkTo(demoPath(name));
  const markdown = pageMarkdown(tree, {
    linkTo,
    demoNodes: createDemoNodes({ demos, addressOf, texts }),
    elements,
    overview: overview ? await groupsOf(overview, siteDir, i18n) : [],
  });
  return { markdown, demos };
}
