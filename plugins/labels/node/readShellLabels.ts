import fs from 'node:fs/promises';
import path from 'node:path';
import { extractAllSourceCodeFileTranslations } from '@docusaurus/babel';
import { Globby, posixPath } from '@docusaurus/utils';
import { failWith } from '@component-docs/kit/node/errors/failWith';
import { SUMMARY } from './tables';

/** A label of the shell, as written in a source file. */
export interface ShellLabel {
  id: string;
  /** The English text. */
  message: string;
  /** The source file, relative to the site's root. */
  file: string;
  /** Line in the source file, from 1. */
  line: number;
}

/** Parses the syntax only: with the presets of the build, reading takes ten times as long. */
const PARSER = {
  configFile: false,
  babelrc: false,
  parserOpts: { plugins: ['typescript' as const, 'jsx' as const] },
};

/** Reads the source files that may have labels or use texts of tables, by their absolute path. */
export async function readSources(siteDir: string): Promise<ReadonlyMap<string, string>> {
  const files = await Globby(['{src,plugins}/**/*.{ts,tsx}', '!plugins/*/tests/**'], {
    cwd: siteDir,
    absolute: true,
  });
  const contents = await Promise.all(
    files.map(async (file) => [file, await fs.readFile(file, 'utf8')] as const),
  );
  return new Map(contents);
}

/** Returns the line of a label's id, in either kind of quotes; 1 when the id isn't written out. */
function lineOfId(content: string, id: string): number {
  const pieces = content.split(/["'`]/);
  const before = pieces.slice(0, Math.max(pieces.indexOf(id), 0));
  return before.join('').split('\n').length;
}

/**
 * Reads every label that the site's sources pass to Docusaurus' `translate` and `<Translate>`.
 *
 * Throws, with file and line, when the text or id of a label can't be read at build time.
 */
export async function readShellLabels(siteDir: string): Promise<ShellLabel[]> {
  const contents = await readSources(siteDir);
  const files = [...contents.keys()].filter((file) =>
    contents.get(file)?.includes('@docusaurus/Translate'),
  );
  const extracted = await extractAllSourceCodeFileTranslations(files, PARSER);
  failWith(
    SUMMARY,
    extracted.flatMap(({ warnings }) => warnings),
  );
  return extracted.flatMap(({ sourceCodeFilePath, translations }) => {
    const file = posixPath(path.relative(siteDir, sourceCodeFilePath));
    const content = contents.get(sourceCodeFilePath) ?? '';
    return Object.entries(translations).map(([id, { message }]) => ({
      id,
      message,
      file,
      line: lineOfId(content, id),
    }));
  });
}
