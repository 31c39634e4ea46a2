import fs from 'node:fs';
import path from 'node:path';
import {
  bundleProjects,
  typeCheckProjects,
} from '../../../../scripts/lib/export-check/checkProjects';
import { projectSteps } from '../../../helpers/projectSteps';
import type { Step } from '../../../helpers/projectSteps';

const LANGUAGES = [
  'docs/toolpad-core',
  'i18n/zh/docusaurus-plugin-content-docs-toolpad-core/current',
];

/** Inside of node_modules, so that the projects find the installed packages. */
const cache = path.join(process.cwd(), 'node_modules/.cache/page-projects');

/** Returns the steps of the English and the Chinese page. */
function readSteps(page: string, isStart?: (step: Step) => boolean): Promise<Step[][]> {
  const file = `${page}/${path.basename(page)}.mdx`;
  return Promise.all(
    LANGUAGES.map((pages) =>
      projectSteps(fs.readFileSync(path.join(pages, file), 'utf8'), isStart),
    ),
  );
}

/** Writes each step as a project. Returns the paths of its files. */
function write(folder: string, steps: readonly Step[]): string[][] {
  fs.rmSync(folder, { recursive: true, force: true });
  return steps.map(({ files }, index) =>
    Object.entries(files).map(([name, text]) => {
      const file = path.join(folder, `${index + 1}`, name);
      fs.mkdirSync(path.dirname(file), { recursive: true });
      fs.writeFileSync(file, text);
      return file;
    }),
  );
}

/** Returns the errors of the compiler in steps, and those of the bundler in the last one if it is Vite's. */
async function build(name: string, steps: readonly Step[]): Promise<string[]> {
  const folder = path.join(cache, name);
  const files = write(folder, steps);
  const types = path.join(folder, 'packages.d.ts');
  fs.copyFileSync(path.join(__dirname, 'packages.txt'), types);
  const entries = (files.at(-1) ?? []).filter((file) => file.endsWith('main.tsx'));
  return [
    ...typeCheckProjects(folder, [types, ...files.flat()]),
    ...(await bundleProjects(folder, entries)),
  ];
}

const filesOf = (steps: readonly Step[]) => steps.map(({ files }) => files);

test('the tutorial compiles after each step, and is bundled', async () => {
  const [english = [], chinese = []] = await readSteps('introduction/tutorial');
  expect(filesOf(chinese)).toEqual(filesOf(english));
  const steps = english.filter(({ heading }) => /^\d+\. /.test(heading));
  expect(steps).toHaveLength(10);
  expect(await build('tutorial', steps)).toEqual([]);
});

test('the projects of the integration page compile, with and without a sign-in', async () => {
  const [english = [], chinese = []] = await readSteps(
    'introduction/integration',
    ({ depth }) => depth === 2,
  );
  expect(filesOf(chinese)).toEqual(filesOf(english));
  const ends = english.filter(
    ({ heading, files }, index) =>
      Object.keys(files).length > 0 &&
      ((english[index + 1]?.depth ?? 2) === 2 || heading.startsWith('4. ')),
  );
  const [, appRouter, pagesRouter, pagesSignIn, reactRouter] = ends;
  expect(ends).toHaveLength(5);
  // The page says that these files are the same in both projects.
  const { 'auth.ts': auth, 'users.ts': users, 'middleware.ts': middleware } = appRouter!.files;
  const shared = { 'auth.ts': auth!, 'users.ts': users!, 'middleware.ts': middleware! };
  const complete = { ...pagesSignIn!, files: { ...pagesSignIn!.files, ...shared } };
  const projects = [ends[0]!, appRouter!, pagesRouter!, complete, reactRouter!];
  expect(await build('integration', projects)).toEqual([]);
});
