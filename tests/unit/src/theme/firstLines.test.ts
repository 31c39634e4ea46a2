import fs from 'node:fs';
import path from 'node:path';

const ROOT = path.join(__dirname, '../../../..');
const THEME = path.join(ROOT, 'src/theme');
const ORIGINALS = [
  '@docusaurus/theme-classic/lib/theme',
  '@docusaurus/core/lib/client/theme-fallback',
].map((folder) => path.join(ROOT, 'node_modules', folder));

const components = fs
  .readdirSync(THEME, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name))
  .sort();

/** Returns what a component of the theme has to say that it does with the original. */
function relationOf(name: string, code: string): string {
  if (code.includes(`'@theme-original/`)) {
    return 'Wraps';
  }
  const original = name.replace(/\.tsx?$/, '.js');
  const files = ORIGINALS.flatMap((folder) => [
    path.join(folder, original),
    path.join(folder, original.replace('/index.js', '.js')),
  ]);
  return files.some((file) => fs.existsSync(file)) ? 'Replaces' : 'New';
}

test.each(components)('%s says in its first line what it does with the original', (name) => {
  const code = fs.readFileSync(path.join(THEME, name), 'utf8');
  expect(code).toMatch(new RegExp(`^// ${relationOf(name, code)}: \\S.*[\\w.,]\\n`));
});
