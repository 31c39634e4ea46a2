import type { LoadContext, Plugin } from '@docusaurus/types';
import type { ComponentProps } from '../../src/theme-builder/model/types';
import { oneAtATime } from '../lib/cache/oneAtATime';
import { loadTogether } from '../lib/errors/loadTogether';
import { readComponents } from './readComponents';
import { PRESETS_FILE, readPresets } from './readPresets';
import type { Preset } from './readPresets';

interface Content {
  components: readonly ComponentProps[];
  presets: readonly Preset[];
}

/** Generates the data of the theme builder: props of the installed components, and themes to start from. */
export default function themeBuilderPlugin({ siteDir, i18n }: LoadContext): Plugin<Content> {
  const loadContent = oneAtATime(async (): Promise<Content> => {
    const components = await readComponents(siteDir);
    return { components, presets: await readPresets(siteDir, components, i18n.currentLocale) };
  });
  return {
    name: 'theme-builder',
    getPathsToWatch: () => [`${siteDir}/${PRESETS_FILE}`],
    loadContent: () => loadTogether(loadContent),
    async contentLoaded({ content: { components, presets }, actions: { createData } }) {
      await createData('components.json', JSON.stringify(components));
      await createData('presets.json', JSON.stringify(presets));
    },
  };
}
