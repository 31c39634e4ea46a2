import type { LoadContext, Plugin } from '@docusaurus/types';
import type { ComponentProps } from '../../src/theme-builder/model/types';
import { oneAtATime } from '../lib/cache/oneAtATime';
import { loadTogether } from '../lib/errors/loadTogether';
import type { PreviewChoices } from '../../src/theme-builder/model/previewChoices';
import { readChoices } from './readChoices';
import { readComponents } from './readComponents';
import { PRESETS_FILE, readPresets } from './readPresets';
import type { Preset } from './readPresets';

interface Content {
  components: readonly ComponentProps[];
  presets: readonly Preset[];
  choices: PreviewChoices;
}

/** Generates the data of the theme builder: props of the installed components, themes to
 * start from, and what its preview can show. */
export default function themeBuilderPlugin(context: LoadContext): Plugin<Content> {
  const { siteDir, i18n } = context;
  const loadContent = oneAtATime(async (): Promise<Content> => {
    const components = await readComponents(siteDir);
    const presets = await readPresets(siteDir, components, i18n.currentLocale);
    return { components, presets, choices: await readChoices(context) };
  });
  return {
    name: 'theme-builder',
    getPathsToWatch: () => [`${siteDir}/${PRESETS_FILE}`],
    loadContent: () => loadTogether(loadContent),
    async contentLoaded({ content: { components, presets, choices }, actions: { createData } }) {
      await createData('components.json', JSON.stringify(components));
      await createData('presets.json', JSON.stringify(presets));
      await createData('choices.json', JSON.stringify(choices));
    },
  };
}
