// Records which modules of the component libraries share a chunk, from what the demos of each page need. Run it
// after an update of the packages, and when many pages are new: npm run record -- library-chunks
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { LIBRARY_CHUNKS, OF_GRID_PAGES } from '../../plugins/platform/islands/libraryChunkName';
import { groupModules } from '../lib/library-chunks/groupModules';
import { printGroups } from '../lib/library-chunks/printGroups';
import { readConsumers } from '../lib/library-chunks/readConsumers';
import type { Consumer } from '../lib/library-chunks/readConsumers';

const ROOT = path.resolve(__dirname, '../..');

/** Returns consumers without the modules of some names. */
function without(consumers: readonly Consumer[], names: ReadonlySet<string>): Consumer[] {
  return consumers.map(({ name, modules }) => ({
    name,
    modules: new Map([...modules].filter(([module]) => !names.has(module))),
  }));
}

async function run(): Promise<void> {
  const { environment, consumers } = await readConsumers(ROOT);
  const names = new Set(consumers.flatMap(({ modules }) => [...modules.keys()]));
  const grids = consumers.filter(({ name }) => OF_GRID_PAGES.test(name));
  const groups = groupModules(consumers.filter((each) => !grids.includes(each)));
  const always = groups.filter(({ modules }) => modules.some((name) => environment.has(name)));
  const loaded = new Set(always.flatMap(({ modules }) => modules));
  const ofGrids = groupModules(without(grids, loaded));
  const chunks = {
    pages: printGroups(groups, names, 'ui-'),
    gridPages: printGroups(ofGrids, names, 'ui-grid-'),
  };
  await writeFile(path.join(ROOT, LIBRARY_CHUNKS), `${JSON.stringify(chunks, null, 2)}\n`);
  console.log(`${groups.length} chunks, and ${ofGrids.length} of pages with a Data Grid.`);
}

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
