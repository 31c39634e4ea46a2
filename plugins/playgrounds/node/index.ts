import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { chunkName } from '../shared/types';
import { checkChanged } from '@component-docs/demos/node/compiler/checkChanged';
import { withCompiler } from '@component-docs/demos/node/compiler/compiler';
import { chunksModule } from '@component-docs/demos/node/generateModules';
import { readLookup, TABLES } from '@component-docs/api-reference/node/translation/readEntries';
import { oneAtATime } from '@component-docs/kit/node/cache/rememberLatest';
import { failWithAll } from '@component-docs/kit/node/errors/failWith';
import { loadTogether } from '@component-docs/kit/node/errors/loadTogether';
import { textsIn } from '@component-docs/kit/node/readText';
import { checkPages } from './checkPages';
import { describeAll, readAllComponents } from './describeAll';
import {
  ICONS_MODULE,
  iconsModule,
  moduleName,
  playgroundModule,
  registryModule,
} from './generateModules';
import type { Playground } from './generateModules';
import { playgroundsOf, PRESETS, readSources } from './readSources';
import type { PresetSource } from './readSources';

export { remarkPlaygrounds } from './generateModules';

function typeCheck(siteDir: string, presets: readonly PresetSource[]): Promise<string[]> {
  const files = presets.map(({ file }) => path.join(siteDir, file));
  return checkChanged(
    siteDir,
    files,
    (changed) => withCompiler((compiler) => compiler.typeCheck(siteDir, changed)),
    'playgrounds',
  );
}

/** Finds, checks, and describes the playgrounds of component pages, and writes them as modules. */
export default function playgroundsPlugin({
  siteDir,
  i18n,
}: LoadContext): Plugin<readonly Playground[]> {
  const loadContent = oneAtATime(async (): Promise<readonly Playground[]> => {
    const { pages, presets, exceptions } = await readSources(siteDir);
    const components = await readAllComponents(siteDir);
    const uses = pages.flatMap(playgroundsOf);
    const lookup = await readLookup(textsIn(siteDir), i18n.currentLocale);
    const context = { components, ...(lookup && { lookup }) };
    const { playgrounds, problems } = await describeAll({ uses, presets }, context);
    failWithAll([
      { summary: 'Playgrounds are missing or repeated', problems: checkPages(pages, exceptions) },
      { summary: 'Playgrounds are not valid', problems },
      { summary: 'Presets do not compile', problems: await typeCheck(siteDir, presets) },
    ]);
    return playgrounds;
  });
  return {
    name: 'playgrounds',
    getPathsToWatch: () => [`${siteDir}/${PRESETS}/**/*`, `${siteDir}/${TABLES}/*.json`],
    loadContent: () => loadTogether(loadContent),

    async contentLoaded({ content, actions: { createData } }) {
      const ids = content.map(({ id }) => id);
      await Promise.all([
        ...content.map((each) => createData(moduleName(each.id), playgroundModule(each))),
        createData(ICONS_MODULE, iconsModule()),
        createData(
          'pageModules.js',
          chunksModule(new Map(ids.map((id) => [chunkName(id), moduleName(id)]))),
        ),
        createData('registry.js', registryModule(ids)),
      ]);
    },
  };
}
