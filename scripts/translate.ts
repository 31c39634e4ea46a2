// Compares translations of pages and of the API reference with the current English:
// npm run translate -- status, check [--base <commit>], accept <page> [sections],
// accept <package> [places], reference todo [file], or reference import <file>
import './lib/siteFacts';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { PACKAGES } from '@component-docs/api-reference/node/translation/readEntries';
import { runMain } from './lib/commandLine';
import { findBase, textsAt } from './lib/git';
import { acceptPage, outdatedPages, statusOfPages } from './lib/translate/pages';
import { acceptReference, outdatedReference, statusOfReference } from './lib/translate/reference';
import { unfinishedPages } from './lib/translate/unfinished';
import { translateReference } from './lib/translate/worksheetCommands';

const NO_BASE =
  'no commit, so none may be outdated. To compare with one, fetch main with its history (git fetch --unshallow origin main), or pass -- --base <commit>';

async function status(siteDir: string): Promise<void> {
  console.log(await statusOfPages(siteDir));
  console.log(await statusOfReference(siteDir));
}

/**
 * Sets exit code 1 when something isn't translated, or is outdated that wasn't where the branch left
 * `main`.
 */
async function check(siteDir: string, baseName?: string): Promise<void> {
  const unfinished = await unfinishedPages(siteDir);
  if (unfinished.length > 0) {
    console.error(unfinished.join('\n'));
    process.exitCode = 1;
  }
  const outdated = [...(await outdatedPages(siteDir)), ...(await outdatedReference(siteDir))];
  if (outdated.length === 0) {
    console.log('Every translated section is up to date.');
    return;
  }
  const base = findBase(siteDir, baseName);
  const before = base ? textsAt(siteDir, base) : undefined;
  const problems = [
    ...(await outdatedPages(siteDir, before)),
    ...(await outdatedReference(siteDir, before)),
  ];
  const basis = base ? `commit ${base.slice(0, 10)}` : NO_BASE;
  if (problems.length > 0) {
    console.error(`New outdated sections, compared with ${basis}:\n${problems.join('\n')}`);
    process.exitCode = 1;
  } else {
    console.log(`No outdated sections were added, compared with ${basis}.`);
  }
}

async function accept(siteDir: string, [name = '', ...parts]: readonly string[]): Promise<void> {
  const accepted = PACKAGES.includes(name)
    ? acceptReference(siteDir, name, parts)
    : acceptPage(siteDir, name, parts);
  console.log(await accepted);
}

async function translate(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      site: { type: 'string', default: path.resolve(__dirname, '..') },
      base: { type: 'string', default: process.env.TRANSLATE_BASE },
    },
  });
  const [command, ...rest] = positionals;
  const siteDir = path.resolve(values.site);
  switch (command) {
    case 'status':
      return status(siteDir);
    case 'check':
      return check(siteDir, values.base);
    case 'accept':
      return accept(siteDir, rest);
    case 'reference':
      return translateReference(siteDir, rest);
    default:
      throw new Error(
        'Pass a command: status, check, accept <page> [sections], accept <package> [places], or reference.',
      );
  }
}

runMain(translate);
