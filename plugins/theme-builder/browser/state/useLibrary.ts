import { createContext, useContext } from 'react';
import type { ComponentType, ReactNode } from 'react';
import type { ThemeLibrary } from '../libraries/types';
import type { PreviewChoices } from '../model/types';
import type { ThemeContent } from './reduceBuilder';

export interface SheetProps {
  colors: readonly string[];
  /** Begins the ids of the sheet's elements. */
  id: string;
}

interface BaselineProps {
  'data-theme': string;
  children: ReactNode;
}

/** A library with the parts of the builder that are its own. */
export interface BuilderLibrary extends ThemeLibrary {
  /** A themed product of the site: a site without it never shows this builder. */
  readonly product: string;
  /** Where the browser keeps its themes. */
  readonly storageKey: string;
  readonly presets: readonly ThemeContent[];
  readonly Sheet: ComponentType<SheetProps>;
  readonly Baseline: ComponentType<BaselineProps>;
  readonly loadChoices: () => Promise<PreviewChoices>;
}

export const LibraryContext = createContext<BuilderLibrary | null>(null);

/** Returns the library whose theme is built. Throws outside of a builder. */
export function useLibrary(): BuilderLibrary {
  const library = useContext(LibraryContext);
  if (!library) {
    throw new Error('A part of the theme builder is outside of it. Wrap it in LibraryContext.');
  }
  return library;
}
