import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { DEFAULT_PARSE_FRONT_MATTER, Globby } from '@docusaurus/utils';
import { collectDemos, pageOfSource } from '@component-docs/demos/node/collectDemos';
import type { DemoFile } from '@component-docs/demos/node/collectDemos';
import { describeDrift } from '@component-docs/translation-drift/node/describeDrift';
import { findTranslations, readDrift } from '@component-docs/translation-drift/node/readDrift';
import { fillVersions } from '@component-docs/kit/node/mdx/placeholders';
import { textsIn } from '@component-docs/kit/node/readText';
import { checkFrontMatter } from '@component-docs/docs-checks/node/page-checks/checkFrontMatter';
import { findMarkers } from '@component-docs/docs-checks/node/page-checks/markers';
import type { PageSource } from './pageSources';
import { ESLint } from 'eslint';
import { checkChanged } from '@component-docs/demos/node/compiler/checkChanged';
import { typeCheck } from '@component-docs/demos/node/compiler/typeCheck';
import { checkMarkup } from '@component-docs/demos/node/markup/checkMarkup';

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

/** Returns the code of a page's demos with their modules, relative to the root. */
export async function demoCode(root: string, { file }: PageSource): Promise<string[]> {
  const folder = pageOfSource(root, path.join(root, file)) ?? '';
  const files = await Globby(`docs/${folder}/demos/**/*.{ts,tsx}`, { cwd: root });
  return files.sort();
}

/**
 * Checks the types of demos that have changed since they passed.
 *
 * @param files relative to the root
 */
export function typeProblems(root: string, files: readonly string[]): Promise<string[]> {
  // A record for each page, because files that are checked together are remembered together.
  const page = path.dirname(files[0] ?? '');
  return checkChanged(
    root,
    files.map((file) => path.join(root, file)),
    (changed) => typeCheck(root, changed),
    path.join('checked-pages/types', page),
  );
}

/** Checks the names of fields and popups and the links of navigation in demos. */
export async function demoMarkupProblems(
  root: string,
  files: readonly string[],
): Promise<string[]> {
  const problems = files
    .filter((file) => file.endsWith('.tsx'))
    .map(async (file) => checkMarkup(file, await readFile(path.join(root, file), 'utf8')));
  return (await Promise.all(problems)).flat();
}

/** Lints demos, without the rule that would read all their imports; `npm run lint` has it. */
export async function lintProblems(root: string, files: readonly string[]): Promise<string[]> {
  if (files.length === 0) {
    return [];
  }
  const eslint = new ESLint({
    cwd: root,
    overrideConfig: { rules: { 'import-x/no-cycle': 'off' } },
    cache: true,
    cacheLocation: path.join(root, 'node_modules/.cache/checked-pages/eslint/'),
    cacheStrategy: 'content',
  });
  const results = await eslint.lintFiles([...files]);
  return results.flatMap(({ filePath, messages }) =>
    messages.map(
      ({ line, column, message, ruleId }) =>
        `${path.relative(root, filePath)}:${line}:${column}: ${message} (${ruleId ?? 'syntax'})`,
    ),
  );
}
