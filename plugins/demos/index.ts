import fs from 'node:fs/promises';
import path from 'node:path';
import { Globby, posixPath } from '@docusaurus/utils';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { failWithAll } from '../lib/errors/failWith';
import type { Findings } from '../lib/errors/failWith';
import { loadTogether } from '../lib/errors/loadTogether';
import { readDemoUses } from './prop-index/readDemoUses';
import { checkReferences } from './checkReferences';
import type { PageSource } from './checkReferences';
import { checkVersions } from './checkVersions';
import { collectDemos, pageOfSource } from './collectDemos';
import type { DemoFile } from './collectDemos';
import { describeDemo } from './describeDemo';
import type { DescribedDemo } from './describeDemo';
import {
  componentsModule,
  componentsModuleName,
  pageModule,
  pageModuleName,
  pageModulesModule,
  registryModule,
} from './generateModules';
import { pageStyles } from './pageStyles';
import { portalRule } from './portalRule';
import { replaceStyles } from './replaceStyles';
import { typeCheckCached } from './typeCheckCached';
import { writeStaticFiles } from './writeStaticFiles';

export { remarkDemos } from './remarkDemos';

/** Served like `static/`. The site config lists it in `staticDirectories`. */
export const STATIC_FOLDER = '.docusaurus/demos-static';

interface Content {
  demos: DescribedDemo[];
  themeStylesheets: Record<string, string>;
  pageStylesheets: Map<string, string>;
}

/** English pages and their translations, which show the same demos. */
const PAGES = ['docs/**/*.mdx', 'i18n/*/docusaurus-plugin-content-docs-*/current/**/*.mdx'];

async function readPages(siteDir: string): Promise<PageSource[]> {
  const files = await Globby(PAGES, { cwd: siteDir });
  return Promise.all(
    files.map(async (file) => ({
      page: pageOfSource(siteDir, path.join(siteDir, file)) ?? '',
      path: posixPath(file),
      content: await fs.readFile(path.join(siteDir, file), 'utf8'),
    })),
  );
}

async function checkDemos(siteDir: string, found: readonly DemoFile[]): Promise<Findings[]> {
  const toSitePath = (file: string) => path.relative(siteDir, file);
  return [
    { summary: 'Demos are missing stylings', problems: checkVersions(found, toSitePath) },
    {
      summary: 'Demos and pages do not match',
      problems: checkReferences(await readPages(siteDir), found, toSitePath),
    },
    { summary: 'Demos do not compile', problems: await typeCheckCached(siteDir, found) },
  ];
}

function groupByPage(demos: readonly DescribedDemo[]): Map<string, DescribedDemo[]> {
  const pages = new Map<string, DescribedDemo[]>();
  demos.forEach((demo) => pages.set(demo.page, [...(pages.get(demo.page) ?? []), demo]));
  return pages;
}

/** Finds, checks, and describes demos, and writes them as modules and static files. */
export default function demosPlugin({ siteDir }: LoadContext): Plugin<Content> {
  const docsDir = path.join(siteDir, 'docs');
  return {
    name: 'demos',
    getPathsToWatch: () => [`${docsDir}/**/demos/**/*.{tsx,css}`],

    loadContent: () =>
      loadTogether(async () => {
        const found = await collectDemos(docsDir);
        failWithAll(await checkDemos(siteDir, found));
        const uses = await readDemoUses(siteDir);
        const demos = await Promise.all(found.map((demo) => describeDemo(demo, uses.get(demo.id))));
        const styles = await pageStyles(demos);
        const written = await writeStaticFiles(path.join(siteDir, STATIC_FOLDER), demos, styles);
        return { demos, ...written };
      }),

    configureWebpack: (_config, isServer, { currentBundler }) => ({
      plugins: [replaceStyles(currentBundler)],
      module: { rules: isServer ? [] : [portalRule] },
    }),

    async contentLoaded({ content, actions }) {
      const { demos, themeStylesheets, pageStylesheets } = content;
      const pages = groupByPage(demos);
      await Promise.all(
        [...pages].flatMap(([page, ofPage]) => [
          actions.createData(
            pageModuleName(page),
            pageModule(siteDir, ofPage, pageStylesheets.get(page)),
          ),
          actions.createData(componentsModuleName(page), componentsModule(siteDir, ofPage)),
        ]),
      );
      await actions.createData('pageModules.js', pageModulesModule([...pages.keys()]));
      await actions.createData('registry.js', registryModule(siteDir, demos));
      await actions.createData(
        'themeStylesheets.js',
        `export default ${JSON.stringify(themeStylesheets)};\n`,
      );
    },
  };
}
