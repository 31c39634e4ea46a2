import fs from 'node:fs';
import path from 'node:path';

const SITE = process.cwd();
const FOLDERS = ['docs/material-ui', 'i18n/zh/docusaurus-plugin-content-docs-material-ui/current'];

/** Returns the English and the Chinese text of a page: `discover-more/roadmap`. */
export function readPages(page: string): string[] {
  return FOLDERS.map((folder) =>
    fs.readFileSync(path.join(folder, page, `${path.basename(page)}.mdx`), 'utf8'),
  );
}

/** Returns the cells of the rows below a heading: `#figures`. Code marks are removed. */
export function readTable(page: string, heading: RegExp): string[][] {
  const section = page.slice(page.search(heading));
  const rows = /(?:^\|.*\n)+/m.exec(section)?.[0] ?? '';
  return rows
    .trim()
    .split('\n')
    .slice(2)
    .map((row) =>
      row
        .split(/(?<!\\)\|/)
        .slice(1, -1)
        .map((cell) => cell.replaceAll('`', '').trim()),
    );
}

/** Returns what an installed package says about itself. */
export function readManifest(name: string) {
  const file = path.join(SITE, 'node_modules', name, 'package.json');
  return JSON.parse(fs.readFileSync(file, 'utf8')) as {
    version: string;
    license: string;
    funding?: { url: string };
    bugs: { url: string };
    peerDependencies?: Record<string, string>;
  };
}
