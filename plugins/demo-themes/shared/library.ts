import type { ReactElement } from 'react';
import type { ThemedProduct } from '@component-docs/kit/shared/site/register';

/**
 * The data about the libraries that demos show. A site passes it in two places, and no package names a library.
 *
 * **In browsers**: a folder of the site, which bundlers and the compiler know as `@demo-library`. Each of its
 * modules has one default export. They are separate because they are loaded at different times; they name the chunks
 * of the modules that they load themselves.
 *
 * | module                | default export                               | loaded with                          |
 * | --------------------- | -------------------------------------------- | ------------------------------------ |
 * | `themes`              | `ByProduct<LoadTheme>`                       | the first demo of a page             |
 * | `serverThemes.server` | `ByProduct<(language: string) => DemoTheme>` | the server: the same themes, at once |
 * | `readerThemes`        | `ByProduct<LoadReaderTheme>`                 | a reader who has made a theme        |
 * | `frameThemes`         | `ByProduct<LoadAddition>`                    | the frame of edited demos            |
 * | `frameModules`        | `FindModule` (`sandbox/shared/types`)        | the same, for packages in scripts    |
 * | `exportProvider`      | `ProviderOf` (`demos/shared/export`)         | a demo's export to an online editor  |
 * | `localized`           | `readonly ThemedProduct[]`                   | the toolbar of a demo                |
 * | `locales`             | `Readonly<Record<string, LocalePack>>`       | the select of a demo's locale        |
 * | `templates/<product>` | `ComponentType<RootProps>` (`templates`)     | a template of the product            |
 *
 * **At build**: options of the plugins (`../node/library`), such as the style sheet of each theme, the modules of
 * portals, fonts, and the sources of that folder; and facts of the site: its themes, and the packages that projects
 * need.
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

/**
 * Loads the function that creates a theme from a reader's options: it returns undefined if the library
 * refuses them.
 */
export type LoadReaderTheme = () => Promise<(options: object) => AppliedTheme | undefined>;

/** Returns a theme with the theme of another library, under the id by which its components find it. */
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
