// Takes a picture of each experiment in both modes, to compare the look of all components before and after a change.
// Start the site with npm start, and run: npm run record -- experiments [<folder>] [--url http://localhost:3000]
import '../../content/navigation';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { walkPages } from '@component-docs/page-tree/shared/items';
import { loadTrees } from '@component-docs/page-tree/node/trees/loadTrees';
import { withChromium } from '../lib/chromium';
import { waitForMode } from '../lib/visit/settle';

const WIDTH = 1280;

export async function record(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { url: { type: 'string', default: 'http://localhost:3000' } },
  });
  const [folder = 'test-results/experiments'] = positionals;
  const pages = walkPages(loadTrees().experiments)
    .map(({ item }) => item)
    .filter(({ children }) => !children);
  await withChromium(async (browser) => {
    for (const { pathname } of pages) {
      for (const colorScheme of ['light', 'dark'] as const) {
        const page = await browser.newPage({
          viewport: { width: WIDTH, height: 800 },
          colorScheme,
          reducedMotion: 'reduce',
        });
        await page.goto(values.url + pathname, { waitUntil: 'networkidle' });
        await waitForMode(page, colorScheme);
        const name = `${pathname.slice(1).replaceAll('/', '-')}.${colorScheme}.png`;
        const file = path.join(folder, name);
        await page.screenshot({ path: file, fullPage: true, animations: 'disabled' });
        console.log(file);
        await page.close();
      }
    }
  });
}
