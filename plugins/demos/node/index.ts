import path from 'node:path';
import { GENERATED_FILES_DIR_NAME } from '@docusaurus/utils';
import type { LoadContext, Plugin } from '@docusaurus/types';
import {
  hashOf,
  environmentHash,
  createValueStore,
} from '@component-docs/kit/node/cache/cachedValue';
import { oneAtATime } from '@component-docs/kit/node/cache/rememberLatest';
import type { ValueStore } from '@component-docs/kit/node/cache/cachedValue';
import { failWithAll } from '@component-docs/kit/node/errors/failWith';
import type { Findings } from '@component-docs/kit/node/errors/failWith';
import { loadTogether } from '@component-docs/kit/node/errors/loadTogether';
import { versionIfInstalled } from '@component-docs/kit/node/packages/installedVersion';
import { OPTIONAL_PACKAGES } from '@component-docs/kit/shared/site/projects';
import { dependenciesOf, TYPE_PACKAGES } from '../shared/export/viteProject';
import { demosChunk } from '../shared/ids';
import { checkChanged } from './compiler/checkChanged';
import { IS_SERVER, withCompiler } from './compiler/compiler';
import { readChangedDemos, readDemoUses } from './prop-index';
import { readingsFile } from './prop-index/cache';
import { showProblems } from '@component-docs/fast-start/node/development/problems';
import { treesOfDemos, TREES_FOLDER } from './accessibilityTrees';
import { checkDemos, checkModules } from './checkFiles';
import { collectDemos, collectModules, pageOfDemoFile, PAGES } from './collectDemos';
import { withoutFaults } from './demoFault';
import { describeDemo } from './describeDemo';
import type { DescribedDemo } from './describeDemo';
import {
  chunksModule,
  componentsModule,
  componentsModuleName,
  pageModule,
  pageModuleName,
  pageOfModule,
  registryModule,
} from './generateModules';
import { groupBy } from '@component-docs/kit/node/groupBy';
import { libraryAlias } from '@component-docs/demo-themes/node/library';
import type { LibraryOptions } from '@component-docs/demo-themes/node/library';
import { livePageRule, setLivePages, loadPage, createReport } from './livePages';
import type { LiveSources } from './livePages';
import { NO_STYLES_RULE, pageStyles } from './pageStyles';
import { writeStaticFiles } from './writeStaticFiles';

export { remarkDemos } from './remarkDemos';

/** Served like `static/`. The site config lists it in `staticDirectories`. */
export const STATIC_FOLDER = `${GENERATED_FILES_DIR_NAME}/demos-static`;

const TYPE_PROBLEMS = 'Demos do not compile';

const CODE_BLOCKS = [
  path.join(__dirname, '../../written-pages/node/code-blocks'),
  path.join(__dirname, '../../written-pages/browser/code-blocks'),
];

interface Content {
  demos: DescribedDemo[];
  themeStylesheets: Record<string, string>;
  pageStylesheets: Map<string, string>;
}

/** Milliseconds in which saved demos come together before their types are checked. */
const CHECK_DELAY = 300;

async function allSources(docsDir: string): Promise<string[]> {
  const [demos, modules] = await Promise.all([collectDemos(docsDir), collectModules(docsDir)]);
  return [...demos.map(({ file }) => file), ...modules];
}

function typeCheckChanged(siteDir: string, files: readonly string[]): Promise<string[]> {
  return checkChanged(siteDir, files, (changed) =>
    withCompiler(({ typeCheck }) => typeCheck(siteDir, changed)),
  );
}

/** Creates the store of values that are derived from demos, by the packages and code that derive them. */
async function storeOf(siteDir: string, folder: string): Promise<ValueStore> {
  const store = createValueStore(path.join(siteDir, 'node_modules/.cache/demos', folder));
  const environment = await environmentHash(siteDir, [__dirname, ...CODE_BLOCKS]);
  return (name, key, derive) => store(name, hashOf([environment, key]), derive);
}

/**
 * Bundler rule: gives popups the look of their demo (`../browser/demoPortal`), whichever library they are from and
 * however the demo is styled. A theme couldn't do this, because not all libraries have one. Applies to the browser
 * bundle only: the server renders no popups.
 */
const portalRule = (test: RegExp) => ({ test, loader: path.join(__dirname, 'portalLoader.cjs') });

interface Options extends LibraryOptions {
  /**
   * Returns whether a site of some pages needs the demos of a page, given by its folder in `docs`. All demos by
   * default. With it, types aren't checked: the record of files that have passed covers all demos.
   */
  isNeeded?: (page: string) => boolean;
}

/** Finds, checks, and describes demos, and writes them as modules and static files. */
export default function demosPlugin(
  { siteDir, generatedFilesDir }: LoadContext,
  { library, stylesheets: themes, portals, isNeeded }: Options,
): Plugin<Content> {
  const docsDir = path.join(siteDir, 'docs');
  const staticFolder = path.join(siteDir, STATIC_FOLDER);
  const listings = storeOf(siteDir, 'listings');
  const stylesheets = storeOf(siteDir, 'styles');
  const report = createReport(CHECK_DELAY);
  let loaded: Pick<LiveSources, 'uses' | 'trees'> = { uses: new Map(), trees: new Map() };
  let isWarm = false;
  const checkInBackground = (open: readonly string[] = []) => {
    const checkTypes = async () => {
      const problems = await typeCheckChanged(siteDir, await allSources(docsDir));
      if (!isWarm && open.length > 0) {
        isWarm = true;
        // The first check parses the declarations of the packages: it takes seconds, which the first saved demo needn't wait.
        await withCompiler(({ typeCheck }) => typeCheck(siteDir, open));
      }
      return { summary: TYPE_PROBLEMS, problems };
    };
    const checkUses = async () => ({
      summary: 'Components of demos cannot be resolved',
      problems: await readChangedDemos(siteDir),
    });
    void report([checkTypes, checkUses]);
  };
  setLivePages(async (file) => {
    const page = pageOfModule(file);
    const live = await loadPage(page, {
      ...loaded,
      siteDir,
      staticFolder,
      listings: await listings,
      stylesheets: await stylesheets,
    });
    checkInBackground(live.files.filter((name) => /\.tsx?$/.test(name)));
    return live;
  });
  // One at a time: an editor saves a file in several steps, and the static files have one state.
  const loadContent = oneAtATime(async (): Promise<Content> => {
    const isIncluded = isNeeded ?? (() => true);
    const found = (await collectDemos(docsDir)).filter(({ page }) => isIncluded(page));
    const all = await collectModules(docsDir);
    const modules = all.filter((file) => isIncluded(pageOfDemoFile(docsDir, file)));
    // The server reports the faults of demos, and shows all other demos.
    const late: Findings[] = [];
    const fail = IS_SERVER
      ? (findings: readonly Findings[]) => void late.push(...findings)
      : failWithAll;
    const findings = await checkDemos(siteDir, found, isIncluded);
    if (!IS_SERVER && !isNeeded) {
      const files = [...found.map(({ file }) => file), ...modules];
      const problems = await typeCheckChanged(siteDir, files);
      findings.push({ summary: TYPE_PROBLEMS, problems });
    }
    fail(findings);
    const uses = await readDemoUses(siteDir);
    const trees = await treesOfDemos(siteDir, found);
    loaded = { uses, trees };
    const store = await listings;
    const described = found.map((demo) =>
      describeDemo(demo, { uses: uses.get(demo.id) ?? [], tree: trees.get(demo.id) }, store),
    );
    const demos = await withoutFaults(siteDir, described, fail);
    if (demos.length === found.length) {
      const problems = checkModules(modules, demos, (file) => path.relative(siteDir, file));
      fail([{ summary: 'Demos have too many or unused modules', problems }]);
    }
    if (IS_SERVER) {
      showProblems('demos and pages', late);
      checkInBackground();
    }
    const styles = await pageStyles(demos, await stylesheets);
    return { demos, ...(await writeStaticFiles(staticFolder, demos, styles, themes)) };
  });
  return {
    name: 'demos',
    // The readings of changed demos, which the development server makes once it shows them.
    getPathsToWatch: () => [
      // A demo is compared with the pages that show it.
      ...PAGES.map((pattern) => `${siteDir}/${pattern}`),
      `${docsDir}/**/demos/**/*.{ts,tsx,css}`,
      `${path.join(siteDir, TREES_FOLDER)}/**/*.yaml`,
      readingsFile(siteDir),
    ],

    loadContent: () => loadTogether(loadContent),

    configureWebpack: (_config, isServer) => ({
      resolve: { alias: libraryAlias(siteDir, library) },
      module: {
        rules: [
          NO_STYLES_RULE,
          ...(isServer ? [] : [portalRule(portals)]),
          ...(IS_SERVER && !isServer ? [livePageRule(generatedFilesDir)] : []),
        ],
      },
    }),

    async contentLoaded({ content, actions: { createData } }) {
      const { demos, themeStylesheets, pageStylesheets } = content;
      const pages = groupBy(demos, ({ page }) => page);
      const chunks = [...pages.keys()].map(
        (page) => [demosChunk(page), componentsModuleName(page)] as const,
      );
      // Of all packages that exported demos may need.
      const codes = demos.flatMap(({ code, modules }) => [
        code,
        ...modules.map((each) => each.code),
      ]);
      const names = [...dependenciesOf(...codes), ...TYPE_PACKAGES, ...OPTIONAL_PACKAGES];
      const versions = [...new Set(names)]
        .sort()
        .map((name) => [name, versionIfInstalled(siteDir, name)]);
      await Promise.all([
        ...[...pages].flatMap(([page, own]) => [
          createData(pageModuleName(page), pageModule(siteDir, own, pageStylesheets.get(page))),
          createData(componentsModuleName(page), componentsModule(siteDir, own)),
        ]),
        createData('pageModules.js', chunksModule(new Map(chunks))),
        createData('registry.js', registryModule(siteDir, demos)),
        createData('versions.json', JSON.stringify(Object.fromEntries(versions))),
        createData('themeStylesheets.js', `export default ${JSON.stringify(themeStylesheets)};\n`),
      ]);
    },
  };
}
