import fs from 'node:fs/promises';
import path from 'node:path';
import { PRODUCTS } from '@component-docs/kit/shared/site/products';
import { versionIfInstalled } from '@component-docs/kit/node/packages/installedVersion';
import { changesBetween } from '@component-docs/api-history/node/readRecord';
import { readRecord } from '@component-docs/api-history/node/readRecord';
import type { ItemChanges } from '@component-docs/api-history/node/readRecord';
import {
  changedNames,
  isRemovedAnchor,
  agedTasks,
  readPages,
  statementTasks,
  withRelease,
} from './pageTasks';
import type { Recorders } from './recorders';
import { isOfPages, lineTasks } from './report';
import type { Done, Task, TaskGroup } from './report';
import type { SiteManifest } from './findBlockers';
import { unmetRanges } from './installVersions';

/** Returns the changes of each package since the release that was installed before. */
async function readChanges(
  root: string,
  before: ReadonlyMap<string, string>,
): Promise<Map<string, ItemChanges[]>> {
  const changes = [...before].map(async ([name, version]) => {
    const record = await readRecord(root, name);
    const installed = versionIfInstalled(root, name) ?? version;
    return [name, record ? changesBetween(record, version, installed) : []] as const;
  });
  return new Map(await Promise.all(changes));
}

/**
 * Locks the anchors of the API reference again. Returns the anchors that are gone for another reason than a
 * removal.
 */
async function lockAnchors(
  recorders: Recorders,
  changes: readonly ItemChanges[],
): Promise<{ done: Done; tasks: Task[] }> {
  const check = await recorders.run('Anchors', 'npx', ['tsx', 'scripts/api.ts', 'check']);
  const lost = lineTasks('npx tsx scripts/api.ts check', check);
  const tasks = lost.filter(({ text, place }) => !isRemovedAnchor(`${place}: ${text}`, changes));
  const lock = await recorders.run('Lock of anchors', 'npx', ['tsx', 'scripts/api.ts', 'lock']);
  const result = `${lock.isDone ? 'locked' : 'failed'}; ${lost.length - tasks.length} anchors went with what was removed`;
  return { done: { title: 'Anchors', result }, tasks };
}

/** Lists the new releases in pages that name them already. Returns the number of pages. */
async function markReleases(root: string, names: Iterable<string>): Promise<number> {
  const versions = [...names].flatMap((name) => versionIfInstalled(root, name) ?? []);
  let count = 0;
  for (const { file, content } of await readPages(root)) {
    const marked = versions.reduce(withRelease, content);
    if (marked !== content) {
      await fs.writeFile(path.join(root, file), marked);
      count++;
    }
  }
  return count;
}

function unmetTasks(root: string, overrides: SiteManifest['overrides']): Task[] {
  const names = PRODUCTS.flatMap(({ apiPackages }) => apiPackages);
  return unmetRanges(root, names, overrides).map(({ by, name, range, installed }) => ({
    place: 'package.json',
    text: `${by} asks for ${name} ${range}, and ${installed ?? 'none'} is installed. Correct "dependencies" or "overrides".`,
  }));
}

/**
 * Finds the tasks that an upgrade leaves for a person.
 *
 * @param before the packages that have another version now, each with the version before
 */
export async function findWork(
  root: string,
  before: ReadonlyMap<string, string>,
  recorders: Recorders,
): Promise<{ done: Done[]; groups: TaskGroup[] }> {
  const manifest = await fs.readFile(path.join(root, 'package.json'), 'utf8');
  const { overrides } = JSON.parse(manifest) as SiteManifest;
  const changes = await readChanges(root, before);
  const anchors = await lockAnchors(recorders, [...changes.values()].flat());
  const marked = await markReleases(root, before.keys());
  const types = await recorders.checkTypes();
  const texts = await recorders.run('Translations', 'npx', [
    'tsx',
    'scripts/translate.ts',
    'check',
  ]);
  const pages = await readPages(root);
  return {
    done: [anchors.done, { title: 'Pages that name the new releases', result: `${marked} marked` }],
    groups: [
      { title: 'Versions that no package asks for', tasks: unmetTasks(root, overrides) },
      { title: 'Lost anchors and missing pages', tasks: anchors.tasks },
      { title: 'Code that does not compile', tasks: types.filter((task) => !isOfPages(task)) },
      { title: 'Demos that do not compile', tasks: types.filter(isOfPages), isWriting: true },
      {
        title: 'Texts behind',
        tasks: lineTasks('npm run translate -- check', texts),
        isWriting: true,
      },
      {
        title: 'Statements about what has changed',
        tasks: [...changes].flatMap(([name, items]) =>
          statementTasks(pages, name, changedNames(items)),
        ),
        isWriting: true,
      },
      {
        title: 'Statements about earlier releases',
        tasks: agedTasks(pages, [...before.values()]),
        isWriting: true,
      },
    ],
  };
}
