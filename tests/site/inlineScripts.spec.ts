import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { Globby } from '@docusaurus/utils';
import { inlineScripts } from '@component-docs/hosting/node/siteFiles';
import { siteFolder } from '../helpers/siteFolder';

/** In bytes with Brotli. They come before the content of every page, also for programs that read HTML. */
const MAX_SIZE = 800;

/** What has scripts of its own: the frame of edited demos, templates, and the page that finds moved pages. */
const OTHERS = ['!**/demo-frame.html', '!**/templates/**', '!**/404.html'];

test('the inline scripts of a page are small', async () => {
  const folder = siteFolder();
  const files = await Globby(['**/*.html', ...OTHERS], { cwd: folder });
  expect(files.length).toBeGreaterThan(100);
  const sizes = new Map<string, number>();
  const large: string[] = [];
  for (const file of files) {
    const source = inlineScripts(await readFile(path.join(folder, file), 'utf8')).join('');
    const size = sizes.get(source) ?? brotliCompressSync(source).length;
    sizes.set(source, size);
    if (size > MAX_SIZE) {
      large.push(`${file}: ${size}`);
    }
  }
  expect(large).toEqual([]);
});
