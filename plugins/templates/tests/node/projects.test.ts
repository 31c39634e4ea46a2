import { strFromU8, unzipSync } from 'fflate';
import { projectOf, servedProject, zipOf } from '../../node/projects';
import { readTemplates } from '../../node/readTemplates';

const SITE_DIR = process.cwd();

async function signIn() {
  const template = (await readTemplates(SITE_DIR)).find(({ slug }) => slug === 'sign-in');
  if (!template) {
    throw new Error('The site has no template "sign-in".');
  }
  return template;
}

test('the archive of a template has the files of its project, in a folder', async () => {
  const project = projectOf(SITE_DIR, await signIn());
  const files = unzipSync(zipOf('sign-in-template', project));
  const texts = Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)]);
  expect(Object.fromEntries(texts)).toEqual(
    Object.fromEntries(
      Object.entries(project.files).map(([name, text]) => [`sign-in-template/${name}`, text]),
    ),
  );
});

test('the same project is the same archive, and other code has another name', async () => {
  const template = await signIn();
  const project = projectOf(SITE_DIR, template);
  expect(zipOf('a', project)).toEqual(zipOf('a', project));
  const changed = { ...template, code: { ...template.code, 'data.ts': 'export {};' } };
  expect(servedProject(SITE_DIR, template).zipFile).toMatch(/^sign-in-template\.[\da-f]{8}\.zip$/);
  expect(servedProject(SITE_DIR, changed).zipFile).not.toBe(
    servedProject(SITE_DIR, template).zipFile,
  );
});
