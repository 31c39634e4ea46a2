import fs from 'node:fs';
import path from 'node:path';
import {
  bundleProjects,
  typeCheckProjects,
} from '../../../../scripts/lib/export-check/checkProjects';
import type { Files } from '../../../helpers/projectSteps';
import { integrations, tutorialSteps } from '../../../helpers/toolpadProjects';

/** Inside of node_modules, so that the projects find the installed packages. */
const cache = path.join(process.cwd(), 'node_modules/.cache/page-projects');

/** Writes projects, each in its folder. Returns the paths of their files. */
function write(folder: string, projects: readonly Files[]): string[][] {
  fs.rmSync(folder, { recursive: true, force: true });
  return projects.map((files, index) =>
    Object.entries(files).map(([name, text]) => {
      const file = path.join(folder, `${index + 1}`, name);
      fs.mkdirSync(path.dirname(file), { recursive: true });
      fs.writeFileSync(file, text);
      return file;
    }),
  );
}

test('the tutorial compiles after each step, and is bundled', async () => {
  const [english, chinese] = await Promise.all([tutorialSteps('en'), tutorialSteps('zh')]);
  const projects = english.map(({ files }) => files);
  expect(chinese.map(({ files }) => files)).toEqual(projects);
  expect(projects).toHaveLength(10);

  const folder = path.join(cache, 'tutorial');
  const files = write(folder, projects);
  const types = path.join(folder, 'packages.d.ts');
  fs.copyFileSync(path.join(__dirname, 'packages.txt'), types);
  const entries = (files.at(-1) ?? []).filter((file) => file.endsWith('main.tsx'));
  expect(typeCheckProjects(folder, [types, ...files.flat()])).toEqual([]);
  expect(await bundleProjects(folder, entries)).toEqual([]);
});

test('the integration page has the same projects in both languages', async () => {
  // tests/build installs, builds, and operates them.
  expect(await integrations('zh')).toEqual(await integrations('en'));
});
