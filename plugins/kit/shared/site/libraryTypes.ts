import type { ThemedProduct } from './register';

/** Facts that are special about the documented library, for its API reference. */
export interface Library {
  /** The site that comments of its packages link to, and the base of their root-relative links. */
  readonly site: string;
  /** The scope of its packages, such as `@acme`: types of the others are explained by their own documentation. */
  readonly scope?: string;
  /**
   * Only components whose comments list their API pages are documented; otherwise, all components that its
   * packages export.
   */
  readonly hasApiComments?: true;
  /** Paths on that site of the guides that API pages link to, by topic. */
  readonly guides?: Readonly<Record<string, string>>;
  /** The address of the page about the plans that some props need. */
  readonly plansPage?: string;
  /** The package of its icons, each in a module of its name: readers choose from them in playgrounds. */
  readonly icons?: string;
  /** Folders of its scope whose modules throw no errors with codes. */
  readonly packagesWithoutErrors?: readonly string[];
  /** How production builds of its packages throw errors. Without it, none has a code. */
  readonly errors?: {
    /** The function that returns the message of a code. */
    readonly formatter: string;
    /** The text before the code in the message: `Acme error #`. */
    readonly name: string;
  };
  /** Functions that read the default props of a component from the theme. */
  readonly themeHooks?: readonly string[];
  /** How to create a theme, by package. */
  readonly themes?: Readonly<Record<string, ThemeCreator>>;
  /** The names of classes in browsers. Without it, components have none. */
  readonly classNames?: ClassNames;
  /** Paths of the guides that describe a type better than its declaration does, by the type and the product. */
  readonly typeGuides?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Props that propTypes list although the types reject them, by component: `@acme/ui/Button`. */
  readonly rejectedProps?: Readonly<Record<string, readonly string[]>>;
  /** Texts of comments that contradict the code, by package and place: `Avatar.slots.img`. */
  readonly corrections?: Readonly<Record<string, Readonly<Record<string, Correction>>>>;
  /** Broken links in comments, each with the correct link. */
  readonly correctedLinks?: Readonly<Record<string, string>>;
  /** The library's codemods for deprecated APIs, each in a folder such as `alert-props`. */
  readonly codemods?: { readonly packageName: string; readonly folder: string };
  /**
   * Facts for templates, by the product that they show. Templates of the first product have no folder of their own.
   */
  readonly templates?: Readonly<Partial<Record<ThemedProduct, TemplateLibrary>>>;
  /**
   * Absolute path of the module that exports the props that components need to be rendered (`Examples` of
   * `api-reference`).
   */
  readonly examples?: string;
}

/** The facts about the library that a template shows. */
export interface TemplateLibrary {
  readonly packageName: string;
  /** The packages that the code may import. */
  readonly packages: readonly string[];
  readonly imports: readonly string[];
  /** Creates the theme from `themeOptions`. */
  readonly setup: readonly string[];
  /** The provider of the theme. */
  readonly open: readonly string[];
  readonly close: string;
}

/** How to create a theme for the components of a package. */
export interface ThemeCreator {
  readonly creator: string;
  /** The module that exports it. */
  readonly source: string;
}

/** A wrong statement of a comment, and the right one, which matches the code. */
export interface Correction {
  readonly wrong: string;
  readonly right: string;
}

/**
 * The prefixes of class names: before the key of a class for a state, and before the component's name in
 * other classes.
 */
interface ClassPrefixes {
  readonly state: string;
  readonly own: string;
}

/** How class names are made from a component's name and a key. */
export interface ClassNames extends ClassPrefixes {
  /** The keys of states, which all components share. */
  readonly states: readonly string[];
  /** Packages with other prefixes. */
  readonly others?: Readonly<Record<string, ClassPrefixes>>;
}
