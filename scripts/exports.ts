import '../src/site';
import fs from 'node:fs/promises';
import path from 'node:path';
import {
  hashOf,
  readJson,
  writeJson,
  environmentHash,
} from '@component-docs/kit/node/cache/cachedValue';
import { failWith } from '@component-docs/kit/node/errors/failWith';
import { runMain } from './lib/commandLine';
import { bundleProjects, typeCheckProjects } from './lib/export-check/checkProjects';
import { projectsOfDemos, projectsOfTemplates } from './lib/export-check/projects';
import type { ExportedProject } from './lib/export-check/projects';

/** Inside of node_modules, so that the projects find the installed packages. */
const siteDir = process.cwd();
const folder = path.join(siteDir, 'node_modules/.cache/export-check');
const record = path.join(folder, 'passed.json');

const keyOf = (environment: string, { files }: ExportedProject) =>
  hashOf([environment, ...Object.entries(files).flat()]);

async function write({ id, files }: ExportedProject): Promise<string[]> {
  const entries = Object.entries(files).map(([name, text]) => ({
    file: path.join(folder, id, name),
    text,
  }));
  for (const { file, text } of entries) {
    await fs.mkdir(path.dirname(file), { recursive: true });
    await fs.writeFile(file, text);
  }
  return entries.map(({ file }) => file);
}

async function check(projects: readonly ExportedProject[]): Promise<string[]> {
  const files = (await Promise.all(projects.map(write))).flat();
  const typed = files.filter((file) => /\.tsx?$/.test(file));
  const entries = files.filter((file) => /[\\/]src[\\/]index\.[jt]sx$/.test(file));
  return [...typeCheckProjects(folder, typed), ...(await bundleProjects(folder, entries))];
}

/** Checks the exported projects that have changed since they passed. */
async function main(): Promise<void> {
  const environment = await environmentHash(siteDir, [path.join(__dirname, 'lib/export-check')]);
  const projects = [...(await projectsOfDemos(siteDir)), ...(await projectsOfTemplates(siteDir))];
  const passed = new Set((await readJson<string[]>(record)) ?? []);
  const changed = projects.filter((project) => !passed.has(keyOf(environment, project)));
  const problems = changed.length > 0 ? await check(changed) : [];
  failWith("Exported projects don't build", problems);
  await writeJson(
    record,
    projects.map((project) => keyOf(environment, project)),
  );
  console.log(`${projects.length} exported projects build; ${changed.length} had changed.`);
}

runMain(main);
