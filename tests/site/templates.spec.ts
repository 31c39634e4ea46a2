import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { readTemplates } from '@component-docs/templates/node/readTemplates';
import { framePath, previewPath } from '@component-docs/templates/shared/paths';
import { parseBudgets, scriptBytes } from '../../scripts/lib/measure/budget';
import { siteFolder } from '../helpers/siteFolder';

const folder = siteFolder();

test('each template, and the bar above it, stays within its budget', async () => {
  const file = path.join(__dirname, '../budget.json');
  const { templates: budgets } = parseBudgets(JSON.parse(await readFile(file, 'utf8')));
  const slugs = (await readTemplates(process.cwd())).map(({ slug }) => slug);
  expect(Object.keys(budgets.scripts).sort()).toEqual([...slugs].sort());
  for (const [slug, budget] of Object.entries(budgets.scripts)) {
    const preview = await scriptBytes(folder, previewPath(slug));
    const bar = await scriptBytes(folder, framePath(slug));
    const isWithin = preview <= budget && bar <= budgets.bar;
    expect({ slug, preview, bar, isWithin }).toEqual({ slug, preview, bar, isWithin: true });
  }
});
