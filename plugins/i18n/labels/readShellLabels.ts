import fs from 'node:fs/promises';
import path from 'node:path';
import { extractAllSourceCodeFileTranslations } from '@docusaurus/babel';
import { Globby, posixPath } from '@docusaurus/utils';
import { failWith } from '../../lib/errors/failWith';
import { SUMMARY } from './readJson';

/** A label of the shell, as written in a source file. */
export interface ShellLabel {
  id: string;
  /** The English text. */
  message: string;
  /** The source file, relative to the site's root. */
  file: string;
}

/** Parses the syntax only: with the presets of the build, reading takes ten times as long. */
const PARSER = {
  configFile: false,
  babelrc: false,
  parserOpts: { plugins: ['typescript' as const, 'jsx' as const] },
};

/** Returns the source files that may contain labels. */
async function filesWithLabels(siteDir: string): Promise<string[]> {
  const files = await Globby('src/**/*.{ts,tsx}', { cwd: siteDir, absolute: true });
  const contents = await Promise.all(files.map((file) => fs.readFile(file, 'utf8')));
  return files.filter((_, index) => contents[index]?.includes('@docusaurus/Translate'));
}

/**
 * Reads every label that the site's sources pass to Docusaurus' `translate` and `<Translate>`.
 *
 * Throws, with file and line, when the text or id of a label can't be read at build time.
 */
export async function readShellLabels(siteDir: string): Promise<ShellLabel[]> {
  const extracted = await extractAllSourceCodeFileTranslations(
    await filesWithLabels(siteDir),
    PARSER,
  );
  failWith(
    SUMMARY,
    extracted.flatMap(({ warnings }) => warnings),
  );
  return extracted.flatMap(({ sourceCodeFilePath, translations }) => {
    const file = posixPath(path.relative(siteDir, sourceCodeFilePath));
    return Object.entries(translations).map(([id, { message }]) => ({ id, message, file }));
  });
}
