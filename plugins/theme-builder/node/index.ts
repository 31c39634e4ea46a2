import type { LoadContext, Plugin } from '@docusaurus/types';
import type { ThemedProduct } from '@component-docs/demo-themes/shared/themedProducts';
import type { PreviewChoices } from '../browser/model/previewChoices';
import type { ComponentProps } from '../browser/model/types';
import { oneAtATime } from '@component-docs/kit/node/cache/rememberLatest';
import { loadTogether } from '@component-docs/kit/node/errors/loadTogether';
import { PRODUCTS } from './libraries';
import { readChoices } from './readChoices';
import { readComponents } from './readComponents';
import { PRESETS_FILE, readPresets } from './readPresets';
import type { Preset } from './readPresets';

interface Content {
  product: ThemedProduct;
  components: readonly ComponentProps[];
  presets: readonly Preset[];
  choices: PreviewChoices;
}

async function readContent(context: LoadContext, product: ThemedProduct): Promise<Content> {
  const { siteDir, i18n } = context;
  const components = await readComponents(siteDir, product);
  const presets = await readPresets(siteDir, product, components, i18n.currentLocale);
  return { product, components, presets, choices: await readChoices(context, product) };
}

/** Generates the data of the theme builders, for each library: props of the installed components, themes to
 * start from, and what its preview can show. */
export default function themeBuilderPlugin(context: LoadContext): Plugin<Content[]> {
  const loadContent = oneAtATime(() =>
    Promise.all(PRODUCTS.map((product) => readContent(context, product))),
  );
  return {
    name: 'theme-builder',
    getPathsToWatch: () => [`${context.siteDir}/${PRESETS_FILE}`],
    loadContent: () => loadTogether(loadContent),
    async contentLoaded({ content, actions: { createData } }) {
      for (const { product, components, presets, choices } of content) {
        await createData(`components/${product}.json`, JSON.stringify(components));
        await createData(`presets/${product}.json`, JSON.stringify(presets));
        await createData(`choices/${product}.json`, JSON.stringify(choices));
      }
    },
  };
}
