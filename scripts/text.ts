// Checks spelling, discouraged phrases, Chinese typography, and the glossary:
// npx tsx scripts/text.ts [files]
import '../src/site';
import path from 'node:path';
import { posixPath } from '@docusaurus/utils';
import { failWith } from '@component-docs/kit/node/errors/failWith';
import { checkText } from './lib/text/checkText';

const ROOT = path.resolve(__dirname, '..');
const files = process.argv.slice(2).map((file) => posixPath(path.relative(ROOT, file)));

checkText(ROOT, files)
  .then((problems) => failWith('Texts to correct', problems))
  .catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
