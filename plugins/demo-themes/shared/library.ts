import type { ReactElement } from 'react';
import type { ThemedProduct } from '@component-docs/kit/shared/site/register';

/**
 * What demos know of the libraries that they show. A site hands it in at two places, and no package names a library.
 *
 * **In browsers**: a folder of the site, which bundlers and the compiler know as `@demo-library`. Each of its
 * modules has one default export. They are apart because they are loaded at different times; the chunks of what
 * they load themselves are named there.
 *
 * | module                | default export                               | loaded with                          |
 * | --------------------- | -------------------------------------------- | ------------------------------------ |
 * | `themes`              | `ByProduct<LoadTheme>`                       | the first demo of a page             |
 * | `serverThemes.server` | `ByProduct<(language: string) => DemoTheme>` | the server: the same themes, at once |
 * | `readerThemes`        | `ByProduct<LoadReaderTheme>`                 | a reader who has made a theme        |
 * | `frameThemes`         | `ByProduct<LoadAddition>`                    | the frame of edited demos            |
 * | `frameModules`        | `FindModule` (`sandbox/shared/types`)        | the same, for packages in scripts    |
 * | `exportProvider`      | `ProviderOf` (`demos/shared/export/types`)   | a demo's export to an online editor  |
 * | `localized`           | `readonly ThemedProduct[]`                   | the toolbar of a demo                |
 * | `locales`             | `Readonly<Record<string, LocalePack>>`       | the select of a demo's locale        |
 * | `templates/<product>` | `ComponentType<RootProps>` (`templates`)     | a template of the product            |
 *
 * **At build**: options of the plugins (`../node/library`), such as the style sheet of each theme, the modules of
 * portals, fonts, and the sources of that folder; and facts of the site: which themes there are, what projects need.
 */
export type ByProduct<Value> = Readonly<Record<ThemedProduct, Value>>;

/** A library's texts in one language, as its theme takes them. */
export type LocalePack = object;

/** The part of a demo's look that its theme depends on. */
export interface ThemeLook {
  readonly isRtl: boolean;
  readonly isDense: boolean;
  /** The texts of the locale that the reader chose for the demo. */
  readonly pack?: LocalePack | undefined;
}

/** Wraps a demo in the theme provider of its product's library. */
export type DemoTheme = (demo: ReactElement, look: ThemeLook) => ReactElement;

/** Loads the theme of a demo (`<product>/…`) with the library's texts in a language. */
export type LoadTheme = (demoId: string, language: string) => Promise<DemoTheme>;

/** A theme that demos are shown in, in place of the library's default. */
export interface AppliedTheme<Theme extends object = object> {
  readonly theme: Theme;
  /** The theme's CSS variables. */
  readonly css: string;
}

/** Loads what creates a theme from options that a reader has made: undefined if the library refuses them. */
export type LoadReaderTheme = () => Promise<(options: object) => AppliedTheme | undefined>;

/** Returns a theme with that of another library, under the id by which its components find it. */
export type AddTheme = (theme: object, look: ThemeLook) => object;

export type LoadAddition = () => Promise<AddTheme>;

/** How browsers find a font. */
export interface FaceDescriptors {
  readonly family: string;
  /** A range: `400 700`. */
  readonly weight: string;
}

/** The font of a product's demos. */
export interface DemoFace extends FaceDescriptors {
  readonly url: string;
}
