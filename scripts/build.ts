// @ts-check
// Builds the site: npm run build [-- options of "docusaurus build"]
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { runProgram } from './lib/runStep.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const args = process.argv.slice(2);
const { values } = parseArgs({
  args,
  options: { 'out-dir': { type: 'string', default: 'build' } },
  strict: false,
});

/** @param {string[]} programArgs of Node */
async function run(...programArgs) {
  const code = await runProgram(process.execPath, programArgs, root);
  if (code !== 0) {
    process.exit(code);
  }
}

await run('node_modules/@docusaurus/core/bin/docusaurus.mjs', 'build', ...args);
const folder = path.resolve(root, String(values['out-dir']));
await run('--import', 'tsx', 'scripts/finishBuild.ts', folder);
