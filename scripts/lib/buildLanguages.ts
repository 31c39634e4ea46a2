import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { LANGUAGES } from '@component-docs/labels/shared/languages';
import type { Language } from '@component-docs/labels/shared/languages';
import { runProgram } from './runStep.mjs';

const DOCUSAURUS = 'node_modules/@docusaurus/core/bin/docusaurus.mjs';

/** The language at the root of the site; each other one has a folder there. */
const [ROOT_LANGUAGE] = LANGUAGES;

/** Where to build, and how. */
export interface Target {
  /** The site's sources. */
  root: string;
  /** Absolute path of the folder to write. */
  folder: string;
  /** Options of `docusaurus build`. */
  args: readonly string[];
}

/** Where a language is built: not in the site's folder, which the build of the root language empties. */
function workFolder(language: Language, { folder }: Target): string {
  const beside = path.join(path.dirname(folder), `.${path.basename(folder)}-${language}`);
  return language === ROOT_LANGUAGE ? folder : beside;
}

/**
 * Builds one language. Its generated files are apart from the files of other languages and of `npm start`.
 *
 * @param onRead called when all pages have been read; only the first build of several has it
 */
function build(language: Language, target: Target, onRead?: () => void): Promise<number> {
  const args = ['--locale', language, '--out-dir', workFolder(language, target), ...target.args];
  return runProgram(process.execPath, [DOCUSAURUS, 'build', ...args], target.root, {
    env: {
      ...process.env,
      DOCUSAURUS_GENERATED_FILES_DIR_NAME: `.docusaurus/languages/${language}`,
      ...(!onRead && { FOLLOWS_ANOTHER_LANGUAGE: '1' }),
    },
    onMessage: onRead,
  });
}

/** Moves a built language into the site's folder. */
async function moveIntoSite(language: Language, target: Target): Promise<void> {
  const place = path.join(target.folder, language);
  await rm(place, { recursive: true, force: true });
  await mkdir(target.folder, { recursive: true });
  await rename(path.join(workFolder(language, target), language), place);
}

/**
 * Builds languages side by side, each in its own process, so that the memory for one is enough. The others
 * start when the first has read its pages: its facts about packages and demos are cached by then.
 *
 * @returns the exit code of a language that failed, or 0; the reasons are printed
 */
export async function buildLanguages(
  target: Target,
  languages: readonly Language[],
): Promise<number> {
  const [first = ROOT_LANGUAGE, ...others] = languages;
  const started: Promise<number>[] = [];
  const startOthers = () => {
    started.push(...others.map((language) => build(language, target)));
  };
  const code = await build(first, target, startOthers);
  const failure = [code, ...(await Promise.all(started))].find((each) => each !== 0) ?? 0;
  for (const language of languages.filter((each) => each !== ROOT_LANGUAGE)) {
    if (failure === 0) {
      await moveIntoSite(language, target);
    }
    await rm(workFolder(language, target), { recursive: true, force: true });
  }
  return failure;
}
