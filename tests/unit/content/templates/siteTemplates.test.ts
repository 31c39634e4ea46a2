import fs from 'node:fs/promises';
import path from 'node:path';
import { readTemplates } from '../../../../plugins/templates/node/readTemplates';
import {
  nameOfTemplate,
  picturePath,
  productOfTemplate,
} from '../../../../plugins/templates/shared/paths';

const SITE_DIR = process.cwd();

test('the templates of the site are valid, and have pictures in both modes', async () => {
  const templates = await readTemplates(SITE_DIR);
  expect(templates.map(({ slug }) => slug)).toContain('sign-in');
  const pictures = templates.flatMap(({ slug }) =>
    (['light', 'dark'] as const).map((mode) => picturePath(slug, mode)),
  );
  for (const picture of pictures) {
    const { size } = await fs.stat(path.join(SITE_DIR, 'static', picture));
    // The gallery shows all of them on one page.
    expect({ picture, isSmall: size < 60_000 }).toEqual({ picture, isSmall: true });
  }
});

test('each template has a page about its code, in both languages', async () => {
  for (const { slug } of await readTemplates(SITE_DIR)) {
    const product = productOfTemplate(slug);
    for (const folder of [
      `docs/${product}`,
      `i18n/zh/docusaurus-plugin-content-docs-${product}/current`,
    ]) {
      const name = nameOfTemplate(slug);
      const file = path.join(SITE_DIR, folder, 'getting-started/templates', name, 'source.mdx');
      expect(await fs.readFile(file, 'utf8')).toContain(`<TemplateSource name="${slug}" />`);
    }
  }
});
