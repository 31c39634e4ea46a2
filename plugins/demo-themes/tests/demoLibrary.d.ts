// The types of a site's library (`shared/library.ts`), for checks of the packages without the libraries of a site.
declare module '@demo-library/themes' {
  import type { ByProduct, LoadTheme } from '@component-docs/demo-themes/shared/library';

  const themes: ByProduct<LoadTheme>;
  export default themes;
}

declare module '@demo-library/serverThemes.server' {
  import type { ByProduct, DemoTheme } from '@component-docs/demo-themes/shared/library';

  const themes: ByProduct<(language: string) => DemoTheme>;
  export default themes;
}

declare module '@demo-library/readerThemes' {
  import type { ByProduct, LoadReaderTheme } from '@component-docs/demo-themes/shared/library';

  const themes: ByProduct<LoadReaderTheme>;
  export default themes;
}

declare module '@demo-library/frameThemes' {
  import type { ByProduct, LoadAddition } from '@component-docs/demo-themes/shared/library';

  const additions: ByProduct<LoadAddition>;
  export default additions;
}

declare module '@demo-library/frameModules' {
  import type { FindModule } from '@component-docs/sandbox/shared/types';

  const findModule: FindModule;
  export default findModule;
}

declare module '@demo-library/exportProvider' {
  import type { ProviderOf } from '@component-docs/demos/shared/export/exportProject';

  const providerOf: ProviderOf;
  export default providerOf;
}

declare module '@demo-library/localized' {
  import type { ThemedProduct } from '@component-docs/kit/shared/site/register';

  const localized: readonly ThemedProduct[];
  export default localized;
}

declare module '@demo-library/locales' {
  import type { LocalePack } from '@component-docs/demo-themes/shared/library';

  const packs: Readonly<Record<string, LocalePack>>;
  export default packs;
}
