import type { CodeVariant, StylingName } from '@component-docs/preferences/shared/codePreferences';
import type { CodeFile } from '../shownCode';
import type { ThemeState } from '@component-docs/preferences/shared/theme/themeState';

/** A demo as it is exported to an online editor. */
export interface ExportedDemo {
  name: string;
  /** The product's id, which begins the demo's id: `acme-ui`. */
  product: string;
  styling: StylingName;
  variant: CodeVariant;
  code: string;
  /** The files that the code imports. */
  files?: readonly CodeFile[];
  /** Address of the demo's source, for the description. */
  sourceUrl: string;
  theme: Pick<ThemeState, 'direction' | 'paletteColors' | 'paletteMode' | 'spacing'>;
  /** The module of the theme that the reader has made, in place of the library's default. */
  themeModule?: string | undefined;
}

/** The code around a demo in its project, in lines. */
export interface ProjectProvider {
  readonly imports: readonly string[];
  /** Statements before the first render. */
  readonly setup: readonly string[];
  readonly open: readonly string[];
  readonly close: readonly string[];
  /** It imports the theme that the reader has made. */
  readonly hasTheme?: boolean;
}

/** Returns the provider of a demo's library, in the reader's look. */
export type ProviderOf = (
  demo: Pick<ExportedDemo, 'product' | 'theme' | 'themeModule'>,
) => ProjectProvider;

/** Versions of packages by name. */
export type Versions = Readonly<Partial<Record<string, string>>>;

/** The text of each file of a project, by path. */
export type ProjectFiles = Readonly<Record<string, string>>;

/** A project as online editors open it. */
export interface EditorProject {
  title: string;
  description: string;
  /** Path of the file that the editor shows first. */
  openFile: string;
  files: ProjectFiles;
}
