// Checks spelling, discouraged phrases, Chinese typography, and the glossary:
// npx tsx scripts/text.ts [files]
import '../src/site';
import path from 'node:path';
import { posixPath } from '@docusaurus/utils';
import { failWith } from '@component-docs/kit/node/errors/failWith';
import { runMain } from './lib/commandLine';
import { checkText } from './lib/text/checkText';

const ROOT = path.resolve(__dirname, '..');
const files = process.argv.slice(2).map((file) => posixPath(path.relative(ROOT, file)));

runMain(async () => failWith('Texts to correct', await checkText(ROOT, files)));
