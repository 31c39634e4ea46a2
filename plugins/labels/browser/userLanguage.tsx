import { createContext, useContext } from 'react';

const UserLanguageContext = createContext('');

/** Provides the reader's language. */
export const UserLanguageProvider = UserLanguageContext.Provider;

/** Returns the reader's language; an empty string without a provider. */
export function useUserLanguage(): string {
  return useContext(UserLanguageContext);
}
