import fs from 'node:fs/promises';
import path from 'node:path';
import { buildTemplates } from '../../../../../plugins/templates/node/buildTemplates';
import { readTemplates } from '../../../../../plugins/templates/node/readTemplates';
import { temporaryFolder } from '../../../../helpers/temporaryFolder';

const SITE_DIR = process.cwd();

async function build(slugs: readonly string[], folder?: string) {
  folder ??= await temporaryFolder({});
  const scripts = path.join(folder, 'scripts');
  const templates = (await readTemplates(SITE_DIR)).filter(({ slug }) => slugs.includes(slug));
  const built = await buildTemplates(SITE_DIR, templates, {
    work: path.join(folder, 'work'),
    scripts,
    library: 'src/mui/browser',
  });
  const files = await fs.readdir(scripts);
  return { built, files, read: (name: string) => fs.readFile(path.join(scripts, name), 'utf8') };
}

test('templates are printed, and share what all of them use', async () => {
  const { built, files } = await build(['sign-in', 'pricing']);
  const { 'sign-in': signIn, pricing } = built.templates;
  expect(signIn?.printed.html).toMatch(/<h1\b/);
  expect(files).toEqual(expect.arrayContaining([built.bar, ...(signIn?.scripts ?? [])]));
  const both = signIn?.scripts.filter((script) => pricing?.scripts.includes(script)) ?? [];
  expect(both).toEqual([expect.stringMatching(/^shared-material-ui\./)]);
});

test('templates of different products share nothing', async () => {
  const { built } = await build(['sign-in', 'joy-ui/sign-in']);
  const { 'sign-in': material, 'joy-ui/sign-in': joy } = built.templates;
  expect(joy?.scripts).toEqual([expect.stringMatching(/^joy-ui-sign-in\./)]);
  expect(material?.scripts.filter((script) => joy?.scripts.includes(script))).toEqual([]);
});

test('inline scripts are whole, and load nothing', async () => {
  const { built } = await build(['sign-in']);
  for (const script of Object.values(built.headScripts)) {
    expect(script).toContain('data-mode');
    expect(script).not.toMatch(/<\/script|import\(|\.src=/);
  }
});

test('the same templates are the same scripts', async () => {
  // In one folder: the bundler numbers modules by their paths, which the hashes of scripts contain.
  const folder = await temporaryFolder({});
  const [first, second] = [await build(['pricing'], folder), await build(['pricing'], folder)];
  expect(second.built).toEqual(first.built);
});
