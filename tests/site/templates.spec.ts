import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { readTemplates } from '../../plugins/templates/readTemplates';
import { framePath, previewPath } from '../../src/templates/paths';
import { parseTemplateBudgets } from '../../scripts/lib/measure/parseBudgets';
import { siteFolder } from '../helpers/siteFolder';

const folder = siteFolder();

const read = (file: string) => readFile(path.join(folder, file));

/** Returns the compressed size of the scripts that a built document names. */
async function scriptBytes(sitePath: string): Promise<number> {
  const html = (await read(`${sitePath}.html`)).toString();
  const scripts = [...html.matchAll(/<script src="([^"]+)"/g)].map(([, src = '']) => src);
  const sizes = scripts.map(async (src) => brotliCompressSync(await read(src)).length);
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

test('each template, and the bar above it, stays within its budget', async () => {
  const file = path.join(__dirname, '../budget.json');
  const budgets = parseTemplateBudgets(JSON.parse(await readFile(file, 'utf8')));
  const slugs = (await readTemplates(process.cwd())).map(({ slug }) => slug);
  expect(Object.keys(budgets.templates).sort()).toEqual([...slugs].sort());
  for (const [slug, budget] of Object.entries(budgets.templates)) {
    const preview = await scriptBytes(previewPath(slug));
    const bar = await scriptBytes(framePath(slug));
    const isWithin = preview <= budget && bar <= budgets.bar;
    expect({ slug, preview, bar, isWithin }).toEqual({ slug, preview, bar, isWithin: true });
  }
});
