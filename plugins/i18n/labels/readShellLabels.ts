import fs from 'node:fs/promises';
import path from 'node:path';
import { extractAllSourceCodeFileTranslations } from '@docusaurus/babel';
import { Globby, posixPath } from '@docusaurus/utils';
import { failWith } from '../../lib/errors/failWith';
import { SUMMARY } from './readJson';

/** A label of the shell, as a source file writes it. */
export interface ShellLabel {
  id: string;
  /** The English text. */
  message: string;
  /** The source file from the site's root. */
  file: string;
}

/** Only the syntax is read: what the presets of the build add would take ten times as long. */
const PARSER = {
  configFile: false,
  babelrc: false,
  parserOpts: { plugins: ['typescript' as const, 'jsx' as const] },
};

/** Source files that may hold labels. */
async function filesWithLabels(siteDir: string): Promise<string[]> {
  const files = await Globby('src/**/*.{ts,tsx}', { cwd: siteDir, absolute: true });
  const contents = await Promise.all(files.map((file) => fs.readFile(file, 'utf8')));
  return files.filter((_, index) => contents[index]?.includes('@docusaurus/Translate'));
}

/**
 * Every label that the site's sources give to `translate` and `<Translate>` of Docusaurus.
 *
 * Throws, naming file and line, when one of them has no text or id that can be read at build.
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
