import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { oneAtATime } from '@component-docs/kit/node/cache/rememberLatest';
import { loadTogether } from '@component-docs/kit/node/errors/loadTogether';
import { walkPages } from '@component-docs/page-tree/shared/items';
import { collectDemos } from '@component-docs/demos/node/collectDemos';
import { loadTrees } from '@component-docs/page-tree/node/trees';
import { readTexts } from '@component-docs/page-tree/node/trees/readTexts';
import { titleOf } from '@component-docs/templates/node/projects';
import { productOfTemplate } from '@component-docs/templates/shared/paths';
import { readTemplates } from '@component-docs/templates/node/readTemplates';
import { readPackage } from '@component-docs/api-reference';
import { failWith } from '@component-docs/kit/node/errors/failWith';
import { controlOf } from '@component-docs/playgrounds/node/controls';
import type { PreviewChoices, ComponentProps } from '../browser/model/types';
import type { ThemeFacts } from '../browser/libraries/types';
import { PRESETS_FILE, readPresets } from './readPresets';
import type { Preset } from './readPresets';

/** A library whose themes readers can build. */
export interface BuiltLibrary {
  product: string;
  facts: ThemeFacts;
  package: string;
  /** Begins the keys of its components in a theme. */
  prefix: string;
  /** The components whose defaults themes change most. */
  components: readonly string[];
}

/** Props that change how a component looks. Others are set where it is used. */
const LOOKS =
  /^(?:variant|size|color|invertedColors|margin|padding|underline|severity|orientation|indicatorColor|textColor|position|placement|arrow|square|raised|fullWidth|stickyHeader|disable(?:Elevation|Ripple|FocusRipple|Gutters|Underline))$/;

/** Reads the props of components that a theme can set. Throws when a component is missing. */
export async function readComponents(
  siteDir: string,
  { product, package: packageName, prefix, components: names }: BuiltLibrary,
): Promise<ComponentProps[]> {
  const { components } = await readPackage(siteDir, packageName);
  const byName = new Map(components.map((component) => [component.name, component]));
  failWith(
    'The theme builder names components that the library does not have',
    names
      .filter((name) => !byName.has(name))
      .map(
        (name) =>
          `plugins/theme-builder/node/libraries/${product}.ts: ${name} is not in ${packageName}. Remove it from the components.`,
      ),
  );
  return names.map((name) => ({
    key: prefix + name,
    props: (byName.get(name)?.props ?? []).flatMap((prop) => {
      const control = LOOKS.test(prop.name) ? controlOf(prop) : undefined;
      const options =
        control?.kind === 'choice'
          ? control.options
          : control?.kind === 'switch'
            ? [false, true]
            : undefined;
      return control && options
        ? [
            {
              name: control.name,
              options,
              ...(control.default !== undefined && { default: control.default }),
            },
          ]
        : [];
    }),
  }));
}

/** Returns the titles of a product's pages by their paths, without slashes at the ends. */
async function readTitles(
  { siteDir, i18n }: Pick<LoadContext, 'siteDir' | 'i18n'>,
  product: string,
) {
  const texts = await readTexts(siteDir, i18n);
  // A site may build themes for a library whose pages it doesn't have.
  const tree = Object.entries(loadTrees()).find(([id]) => id === product)?.[1] ?? [];
  return new Map(
    walkPages(tree).map(({ item }) => [
      item.pathname.replace(/^\//, ''),
      texts.titleOf(item) ?? item.pathname,
    ]),
  );
}

/** Reads the choices for the preview of a library's themes: templates, and the demos of its pages. */
async function readChoices(
  context: Pick<LoadContext, 'siteDir' | 'i18n'>,
  product: string,
): Promise<PreviewChoices> {
  const { siteDir, i18n } = context;
  const [titles, demos, templates] = await Promise.all([
    readTitles(context, product),
    collectDemos(path.join(siteDir, 'docs'), `${product}/**`),
    readTemplates(siteDir),
  ]);
  return {
    templates: templates
      .filter(({ slug }) => productOfTemplate(slug) === product)
      .map(({ slug }) => ({ slug, title: titleOf(slug, i18n.currentLocale) })),
    demos: demos
      .filter(({ styling }) => styling === undefined)
      .map(({ page, name }) => ({ page, name, title: titles.get(page) ?? page })),
  };
}

interface Content {
  product: string;
  components: readonly ComponentProps[];
  presets: readonly Preset[];
  choices: PreviewChoices;
}

async function readContent(context: LoadContext, library: BuiltLibrary): Promise<Content> {
  const { siteDir, i18n } = context;
  const { product } = library;
  const components = await readComponents(siteDir, library);
  const presets = await readPresets(siteDir, library, components, i18n.currentLocale);
  return { product, components, presets, choices: await readChoices(context, product) };
}

interface Options {
  libraries: readonly BuiltLibrary[];
}

/** Generates each library's components, themes to start from, and choices for the preview. */
export default function themeBuilderPlugin(
  context: LoadContext,
  { libraries }: Options,
): Plugin<Content[]> {
  const loadContent = oneAtATime(() =>
    Promise.all(libraries.map((library) => readContent(context, library))),
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
