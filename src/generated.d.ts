// Modules that the site's plugins write (plugins/demos/node).
declare module '@generated/demos/default/registry' {
  import type { ComponentType } from 'react';

  const registry: ReadonlyMap<string, { component: ComponentType; previewHtml: string }>;
  export default registry;
}

declare module '@generated/demos/default/pages/*' {
  import type { DemoDescriptor } from '@component-docs/demos/shared/types';

  /** The demos of one page by name. */
  const demos: Readonly<Record<string, DemoDescriptor>>;
  export default demos;
}

declare module '@generated/demos/default/themeStylesheets' {
  import type { ThemedProduct } from '@component-docs/demo-themes/shared/themedProducts';

  /** The variables of the themes of demos, and of the site's own theme. */
  const sitePaths: Readonly<Record<ThemedProduct | 'branding', string>>;
  export default sitePaths;
}

declare module '@generated/demo-fonts/default/faces' {
  import type { DemoFace } from '@component-docs/demo-themes/shared/library';
  import type { ThemedProduct } from '@component-docs/demo-themes/shared/themedProducts';

  const faces: Readonly<Record<ThemedProduct, DemoFace>>;
  export default faces;
}

declare module '@generated/demos/default/versions.json' {
  /** The installed versions of the packages that exported demos may need. */
  const versions: Readonly<Record<string, string>>;
  export default versions;
}

declare module '@generated/releases/default/releases.json' {
  const data: {
    /** The changes in the next release; empty if nothing has changed since the last one. */
    nextHtml: string;
    /** Newest first. */
    releases: readonly { version: string; html: string }[];
  };
  export default data;
}

declare module '@generated/icons/default/names.json' {
  import type { IconNames } from '@component-docs/icon-list/shared/types';

  const names: IconNames;
  export default names;
}

declare module '@generated/icons/default/synonyms.json' {
  import type { IconSynonyms } from '@component-docs/icon-list/shared/types';

  const synonyms: IconSynonyms;
  export default synonyms;
}

declare module '@generated/sandbox/default/files' {
  /**
   * Site paths of the files that live editing needs: the document of its frame with its script, and its
   * compiler's worker.
   */
  const files: Readonly<Record<'frame' | 'frameScript' | 'compiler', string>>;
  export default files;
}

declare module '@generated/component-overview/default/thumbnails' {
  import type { ComponentType } from 'react';

  /** The pictures of component pages by id: files of their own, or the first demo of the page. */
  const thumbnails: ReadonlyMap<string, { component: ComponentType; isDemo: boolean }>;
  export default thumbnails;
}

declare module '@generated/errors/default/catalogue.json' {
  /** The errors that the library names in production by their codes only (plugins/api-reference/node/errors). */
  const catalogue: readonly {
    code: number;
    anchor: string;
    message: string;
    packages: readonly string[];
  }[];
  export default catalogue;
}

declare module '@generated/search/default/absent.json' {
  import type { AbsentSubject } from '@component-docs/search/shared/types';
  const absent: AbsentSubject[];
  export default absent;
}

declare module '@generated/search/default/shortcuts.json' {
  import type { ShortcutGroup } from '@component-docs/search/shared/types';

  const groups: readonly ShortcutGroup[];
  export default groups;
}

declare module '@generated/packages/default/versions.json' {
  /** The version of each installed package. */
  const versions: Readonly<Record<string, string>>;
  export default versions;
}

declare module '@generated/customization/default/themes/*' {
  import type { DefaultThemes } from '@site/src/customization/shared/types';

  const themes: DefaultThemes;
  export default themes;
}

/** A separate copy of the library's locales; see `src/mui/browser/loadDemoLocale.ts`. */
declare module '@mui/material/locale?zh' {
  import type { Localization } from '@mui/material/locale';

  export const zhCN: Localization;
}

declare module '@generated/customization/default/locales.json' {
  import type { LocaleTableData } from '@site/src/customization/shared/types';

  const data: LocaleTableData;
  export default data;
}

declare module '@generated/customization/default/hues.json' {
  import type { Hues } from '@site/src/customization/shared/types';

  const hues: Hues;
  export default hues;
}

declare module '@generated/page-tree/default/siteMap.json' {
  import type { SiteMap } from '@component-docs/page-tree/shared/siteMap';

  const siteMap: SiteMap;
  export default siteMap;
}

declare module '@generated/page-tree/default/experiments.json' {
  /** Site paths of all experiments. */
  const paths: readonly string[];
  export default paths;
}

declare module '@generated/*/pageModules' {
  import type { PageModules } from '@component-docs/static-pages/browser/page-chunks/pageModules';

  const modules: PageModules;
  export default modules;
}

declare module '@generated/playgrounds/default/registry' {
  import type { PlaygroundModule } from '@component-docs/playgrounds/shared/types';

  /** The playgrounds by id. */
  const registry: ReadonlyMap<string, PlaygroundModule>;
  export default registry;
}

declare module '@generated/component-overview/default/material-ui.json' {
  import type { OverviewCard } from '@component-docs/component-overview/shared/componentGroups';

  /** The cards of Material UI's components, by the anchors of their groups. */
  const cards: Readonly<Record<string, readonly OverviewCard[]>>;
  export default cards;
}

declare module '@generated/packages/default/figures.json' {
  /** The number of icons in the installed package, in all styles. */
  const figures: Readonly<{ icons: number }>;
  export default figures;
}

declare module '@generated/page-tree/default/counts.json' {
  /** The numbers of written pages and of pages of the API reference, in each language. */
  const counts: Readonly<{ documents: number; references: number }>;
  export default counts;
}

declare module '@generated/theme-builder/default/choices/*' {
  import type { PreviewChoices } from '@component-docs/theme-builder/browser/model/types';

  const choices: PreviewChoices;
  export default choices;
}

declare module '@generated/theme-builder/default/components/*' {
  import type { ComponentProps } from '@component-docs/theme-builder/browser/model/types';

  const components: readonly ComponentProps[];
  export default components;
}

declare module '@generated/theme-builder/default/presets/*' {
  import type { NamedTheme } from '@component-docs/theme-builder/browser/state/reduceBuilder';

  const presets: readonly NamedTheme[];
  export default presets;
}

declare module '@theme/ApiFilter' {
  export { ApiFilterIsland as default } from '@component-docs/search/browser/api-filter/ApiFilterIsland';
}

declare module '@generated/default-labels/default/labels.json' {
  import type { Translations } from '@component-docs/labels/shared/types';

  /** The labels of tools in the language of the build, and in the default one. */
  const translations: Translations;
  export default translations;
}
