// Checks every link of the built site, in all languages: npx tsx scripts/links.ts [-- --site build]
import '../src/site';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { checkSite } from '../plugins/docs-checks/node/link-check/checkSite';
import { failWith } from '../plugins/kit/node/errors/failWith';

async function checkLinks(): Promise<void> {
  const { values } = parseArgs({
    options: { site: { type: 'string', default: path.resolve(__dirname, '..', 'build') } },
  });
  failWith('Broken links', await checkSite(path.resolve(values.site)));
  console.log('Every link of the built site leads to a page, an anchor, or a file.');
}

checkLinks().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
