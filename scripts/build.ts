// Builds the site: npm run build [-- --locale zh] [--out-dir build] [--dev] [--no-minify]. Builds the
// languages of --locale, or all; --dev and --no-minify are options of "docusaurus build".
import './lib/siteFacts';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { LANGUAGES } from '@component-docs/labels/shared/languages';
import { buildLanguages } from './lib/buildLanguages';
import { parseChoices, runMain } from './lib/commandLine';
import { runProgram } from './lib/runStep.mjs';

const ROOT = path.resolve(__dirname, '..');

async function build(): Promise<void> {
  const { values } = parseArgs({
    options: {
      locale: { type: 'string', short: 'l', default: LANGUAGES.join() },
      'out-dir': { type: 'string', default: 'build' },
      dev: { type: 'boolean', default: false },
      'no-minify': { type: 'boolean', default: false },
    },
  });
  const folder = path.resolve(ROOT, values['out-dir']);
  const args = (['dev', 'no-minify'] as const).filter((name) => values[name]);
  const languages = parseChoices(values.locale, LANGUAGES);
  const code = await buildLanguages(
    { root: ROOT, folder, args: args.map((name) => `--${name}`) },
    languages,
  );
  // The rest is about all languages.
  process.exitCode =
    code === 0 && languages.length === LANGUAGES.length
      ? await runProgram(
          process.execPath,
          ['--import', 'tsx', 'scripts/finishBuild.ts', folder],
          ROOT,
        )
      : code;
}

runMain(build);
