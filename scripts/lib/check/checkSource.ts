import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';
import { collectDemos, pageOfSource } from '@component-docs/demos/node/collectDemos';
import type { DemoFile } from '@component-docs/demos/node/collectDemos';
import { describeDrift } from '@component-docs/translation-drift/node/describeDrift';
import { findTranslations, readDrift } from '@component-docs/translation-drift/node/readDrift';
import { fillVersions } from '@component-docs/kit/node/mdx/placeholders';
import { textsIn } from '@component-docs/kit/node/readText';
import { checkFrontMatter } from '@component-docs/docs-checks/node/page-checks/checkFrontMatter';
import { findMarkers } from '@component-docs/docs-checks/node/page-checks/markers';
import type { PageSource } from './pageSources';

/** Checks a page's front matter. */
export async function frontMatterProblems(root: string, { file }: PageSource): Promise<string[]> {
  const filePath = path.join(root, file);
  const fileContent = fillVersions(root, file, await readFile(filePath, 'utf8'));
  const { frontMatter } = await DEFAULT_PARSE_FRONT_MATTER({ filePath, fileContent });
  return checkFrontMatter(file, fileContent, frontMatter);
}

/** Checks that a page and its demos are completely written. */
export async function markerProblems(root: string, files: readonly string[]): Promise<string[]> {
  const problems = files.map(async (file) =>
    findMarkers(file, await readFile(path.join(root, file), 'utf8')),
  );
  return (await Promise.all(problems)).flat();
}

/** Returns the demos of a page, which a translation shares with its English page. */
export async function demosOf(root: string, { file }: PageSource): Promise<DemoFile[]> {
  const folder = pageOfSource(root, path.join(root, file));
  const demos = await collectDemos(path.join(root, 'docs'));
  return demos.filter(({ page }) => page === folder);
}

/**
 * Returns the sections that differ between an English page and its translations, or between a
 * translation and its English page; a note when there is no translation.
 */
export async function translationProblems(root: string, { file }: PageSource): Promise<string[]> {
  const { translations } = await findTranslations(root);
  const own = translations.filter((item) => item.file === file || item.source === file);
  if (own.length === 0) {
    return [`${file} is not translated.`];
  }
  const pages = await Promise.all(own.map((translation) => readDrift(textsIn(root), translation)));
  return pages.flatMap((page) => describeDrift(page));
}
