import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Globby } from '@docusaurus/utils';
import { ESLint } from 'eslint';
import { pageOfSource } from '@component-docs/demos/node/collectDemos';
import { checkChanged } from '@component-docs/demos/node/compiler/checkChanged';
import { typeCheck } from '@component-docs/demos/node/compiler/typeCheck';
import { checkMarkup } from '@component-docs/demos/node/markup/checkMarkup';
import type { PageSource } from './pageSources';

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
