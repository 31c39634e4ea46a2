import { createContext, useContext } from 'react';
import type { DraftTheme } from '../libraries/types';
import { themeValue } from '../model/draftTheme';
import type { Token, TokenValue } from '../model/types';
import type { Builder } from '../state/useBuilder';
import { useLibrary } from '../state/useLibrary';

interface BuilderContextValue extends Builder {
  /** The theme of the current tokens. */
  draft: DraftTheme;
}

export const BuilderContext = createContext<BuilderContextValue | null>(null);

/** Returns the builder. Throws outside of it. */
export function useBuilderContext(): BuilderContextValue {
  const builder = useContext(BuilderContext);
  if (!builder) {
    throw new Error('A part of the theme builder is outside of it. Wrap it in BuilderContext.');
  }
  return builder;
}

/** Returns a token's value, whether the reader set it, and the function that sets it. */
export function useToken(token: Token) {
  const library = useLibrary();
  const { theme, draft, set } = useBuilderContext();
  return {
    value: theme.values[token.path] ?? themeValue(draft, token, library),
    isSet: theme.values[token.path] !== undefined,
    set: (value: TokenValue | undefined) => set({ [token.path]: value }),
  };
}
