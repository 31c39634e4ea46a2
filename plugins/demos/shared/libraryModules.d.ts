// The modules of the folder that a site names in the option `library` (./library.ts).
declare module '@demo-library/themes' {
  import type { ByProduct, LoadTheme } from '@site/plugins/demos/shared/library';

  const themes: ByProduct<LoadTheme>;
  export default themes;
}

declare module '@demo-library/serverThemes.server' {
  import type { ByProduct, DemoTheme } from '@site/plugins/demos/shared/library';

  const themes: ByProduct<(language: string) => DemoTheme>;
  export default themes;
}

declare module '@demo-library/readerThemes' {
  import type { ByProduct, LoadReaderTheme } from '@site/plugins/demos/shared/library';

  const themes: ByProduct<LoadReaderTheme>;
  export default themes;
}

declare module '@demo-library/frameThemes' {
  import type { ByProduct, LoadAddition } from '@site/plugins/demos/shared/library';

  const additions: ByProduct<LoadAddition>;
  export default additions;
}

declare module '@demo-library/locales' {
  import type { LocalePack } from '@site/plugins/demos/shared/library';

  const packs: Readonly<Record<string, LocalePack>>;
  export default packs;
}

declare module '@demo-library/exportProvider' {
  import type { ProviderOf } from '@site/plugins/demos/shared/export/types';

  const providerOf: ProviderOf;
  export default providerOf;
}

declare module '@demo-library/localized' {
  import type { ThemedProduct } from '@site/plugins/kit/shared/site/register';

  const products: readonly ThemedProduct[];
  export default products;
}

declare module '@demo-library/frameModules' {
  import type { FindModule } from '@site/plugins/demos/sandbox/types';

  const findModule: FindModule;
  export default findModule;
}
