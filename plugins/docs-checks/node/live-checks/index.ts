import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { logger } from '@docusaurus/logger';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { Globby, posixPath } from '@docusaurus/utils';
import { showProblems } from '@component-docs/fast-start/node/development/problems';
import { onSavedFile } from '@component-docs/fast-start/node/development/watchFolder';
import { pageOfFaults } from '../page-faults/pageFaults';
import type { PageFaults } from '../page-faults/pageFaults';
import { createChecks, driftNote } from './createChecks';
import { livePages } from './livePages';
import { createSiteLinks } from './siteLinks';

const NAME = 'live-checks';

/** Milliseconds in which saved files come together. */
const DELAY = 200;

/**
 * Has the development server report every fault of a saved page or file, also of a page that no browser has opened,
 * until it is corrected. Only for the development server.
 */
export default function liveChecksPlugin({ siteDir, siteConfig }: LoadContext): Plugin {
  const folders = siteConfig.staticDirectories.map((folder) => path.resolve(siteDir, folder));
  const links = createSiteLinks(siteDir, folders);
  const { compile, check, withLinking } = createChecks(siteDir, links);
  const faulty = new Map<string, PageFaults>();
  const saved = new Set<string>();
  const said = new Set<string>();
  let isRunning = false;

  /** Keeps the faults of a file. Returns whether the bundler has to compile it in another way. */
  function keep(name: string, faults: PageFaults): boolean {
    const wasBroken = faulty.get(name)?.isBroken ?? false;
    if (faults.problems.length > 0) {
      faulty.set(name, faults);
    } else {
      faulty.delete(name);
    }
    return wasBroken !== faults.isBroken;
  }

  function show(changed: readonly string[]): void {
    const problems = [...faulty.values()].flatMap((faults) => faults.problems);
    const files = changed.map((name) => path.join(siteDir, name));
    showProblems(NAME, [{ summary: 'Pages have faults', problems }], files);
  }

  /** Says which translations differ from a saved page: one line each, once for each state. */
  async function sayDrift(name: string): Promise<void> {
    const [, product = '', doc = ''] = /^docs\/([^/]+)\/(.+\.mdx)$/.exec(name) ?? [];
    const translated = `i18n/*/docusaurus-plugin-content-docs-${product}/current/${doc}`;
    for (const file of doc ? await Globby(translated, { cwd: siteDir }) : []) {
      const note = await driftNote(siteDir, file);
      if (note !== undefined && !said.has(note)) {
        said.add(note);
        logger.warn(note);
      }
    }
  }

  async function checkFiles(names: readonly string[]): Promise<void> {
    links.refresh();
    const found = await Promise.all(names.map(withLinking));
    // Any saved file may be the correction of a fault.
    const due = new Set([...found.flat(), ...faulty.keys()]);
    const changed: string[] = [];
    for (const name of due) {
      if (keep(name, await check(name))) {
        changed.push(name);
      }
    }
    show(changed);
    for (const name of names) {
      await sayDrift(name);
    }
  }

  async function checkSaved(): Promise<void> {
    isRunning = true;
    while (saved.size > 0) {
      await setTimeout(DELAY);
      const names = [...saved];
      saved.clear();
      // The next saved file is checked in any case.
      await checkFiles(names).catch((error: unknown) => console.error(error));
    }
    isRunning = false;
  }

  livePages.load = async (file, source) => {
    const name = posixPath(path.relative(siteDir, file));
    const faults = await compile(name, source);
    if (!faults?.isBroken) {
      return source;
    }
    const before = faulty.get(name);
    keep(
      name,
      before
        ? { ...faults, problems: [...new Set([...before.problems, ...faults.problems])] }
        : faults,
    );
    show([]);
    return pageOfFaults(faults.problems);
  };
  onSavedFile(NAME, (file) => {
    saved.add(posixPath(path.relative(siteDir, file)));
    if (!isRunning) {
      void checkSaved();
    }
  });
  return {
    name: NAME,
    configureWebpack: () => ({
      module: {
        rules: [
          {
            enforce: 'pre',
            test: /\.mdx$/,
            // Docusaurus reads where pages are from each rule for them.
            include: ['docs', 'i18n'].map((folder) => path.join(siteDir, folder) + path.sep),
            loader: path.join(__dirname, 'pageLoader.cjs'),
          },
        ],
      },
    }),
  };
}
