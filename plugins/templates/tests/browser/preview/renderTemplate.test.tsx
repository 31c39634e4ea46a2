import fs from 'node:fs';
import path from 'node:path';
import { renderToString } from 'react-dom/server';
import createCache from '@emotion/cache';
import { parseLook } from '../../../shared/look';
import { renderTemplate } from '../../../browser/preview/renderTemplate';
import type { TemplateModule } from '../../../browser/preview/templateModule';
import { productOfTemplate } from '../../../shared/paths';

const FOLDER = path.join(process.cwd(), 'content/templates');

const SLUGS = fs
  .readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .filter((file) => path.basename(file) === 'template.json')
  .map((file) => path.dirname(file));

async function load(slug: string): Promise<TemplateModule> {
  const folder = path.join(FOLDER, slug);
  const { entry } = JSON.parse(fs.readFileSync(path.join(folder, 'template.json'), 'utf8')) as {
    entry: string;
  };
  const page = (await import(path.join(folder, entry))) as { default: TemplateModule['Template'] };
  const theme = (await import(path.join(folder, 'theme.ts'))) as Pick<
    TemplateModule,
    'themeOptions'
  >;
  const root = (await import(
    path.join(process.cwd(), `src/mui/browser/templates/${productOfTemplate(slug)}.tsx`)
  )) as { default: TemplateModule['Root'] };
  return { Template: page.default, themeOptions: theme.themeOptions, Root: root.default };
}

test.each(SLUGS)('%s renders on the server without warnings, in both themes', async (slug) => {
  const complain = jest.fn();
  jest.spyOn(console, 'error').mockImplementation(complain);
  jest.spyOn(console, 'warn').mockImplementation(complain);
  const { Root, ...template } = await load(slug);
  for (const search of ['', '?theme=library', '?theme=reader', '?direction=rtl']) {
    const look = parseLook(search, { mode: null, usesTheme: false });
    const cache = createCache({ key: 'css' });
    const html = renderToString(<Root {...template} look={look} cache={cache} />);
    expect(html).toMatch(/<h1\b/);
  }
  expect(complain.mock.calls).toEqual([]);
});

test.each(SLUGS)('%s is printed with its styles apart, and colors of both modes', async (slug) => {
  const { html, styles } = renderTemplate(await load(slug));
  expect(html).not.toContain('<style');
  expect(styles).toMatch(/<style data-emotion="css-global /);
  expect(styles).toMatch(/<style data-emotion="css [\w-]+ /);
  expect(styles).toContain('[data-mode="dark"]');
});
