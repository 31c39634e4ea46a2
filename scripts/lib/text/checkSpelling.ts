import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { posixPath } from '@docusaurus/utils';
import type { CSpellReporter } from 'cspell';
import type { Finding } from './finding';

const ADD = 'add it to content/language/words.txt';

function betterWords(suggestions: readonly string[] = []): string {
  return [...suggestions.slice(0, 3), ADD].join(', or ');
}

/**
 * Finds words that are in no dictionary, in the files that `cspell.config.json` lists. Returns errors.
 *
 * Throws when cspell can't check a file.
 *
 * @param files the only files to check, as paths relative to the site's root; all by default
 */
export async function checkSpelling(
  siteDir: string,
  files: readonly string[] = [],
): Promise<Finding[]> {
  // An ES module, which Jest can't load: tests run it as a command.
  const { lint } = await import('cspell');
  const findings: Finding[] = [];
  const errors: string[] = [];
  const reporter: CSpellReporter = {
    issue: ({ uri = '', row, col, text, suggestions }) => {
      const file = posixPath(path.relative(siteDir, fileURLToPath(uri)));
      const better = betterWords(suggestions);
      findings.push({ file, line: row, column: col, severity: 'error', found: text, better });
    },
    error: (message, error) => errors.push(`${message}: ${error.message}`),
  };
  await lint(
    [...files],
    {
      root: siteDir,
      config: path.join(siteDir, 'cspell.config.json'),
      showSuggestions: true,
      mustFindFiles: false,
      cache: true,
      cacheLocation: path.join(siteDir, '.cache/cspell'),
    },
    reporter,
  );
  if (errors.length > 0) {
    throw new Error(errors.join('\n'));
  }
  return findings;
}
