// Checks spelling, discouraged words, Chinese typography, and the glossary:
// npm run text:check -- [files]
import '../src/site';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { posixPath } from '@docusaurus/utils';
import { formatFinding } from './lib/text/finding';
import { runChecks } from './lib/text/runChecks';
import { textChecks } from './lib/text/textChecks';

/** Prints the findings. Sets exit code 1 for errors and crashes, not for warnings. */
async function checkTexts(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { site: { type: 'string', default: path.resolve(__dirname, '..') } },
  });
  const siteDir = path.resolve(values.site);
  const files = positionals.map((file) => posixPath(path.relative(siteDir, path.resolve(file))));
  const { findings, crashes } = await runChecks(await textChecks(siteDir, files));
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  for (const finding of findings) {
    console.log(formatFinding(finding));
  }
  for (const crash of crashes) {
    console.error(`A check could not be completed. ${crash}`);
  }
  console.log(`${errors} errors, ${findings.length - errors} warnings`);
  process.exitCode = errors + crashes.length > 0 ? 1 : 0;
}

checkTexts().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
