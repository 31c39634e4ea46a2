import { createContext, useContext, useMemo, useState } from 'react';
import type { ReactNode } from 'react';

interface UserLanguage {
  userLanguage: string;
  setUserLanguage: (language: string) => void;
}

const UserLanguageContext = createContext<UserLanguage>({
  userLanguage: '',
  setUserLanguage: () => {},
});

interface Props {
  /** The initial language; later changes of this prop are ignored. */
  defaultUserLanguage: string;
  children: ReactNode;
}

/** Provides the reader's language. */
export function UserLanguageProvider({ defaultUserLanguage, children }: Props) {
  const [userLanguage, setUserLanguage] = useState(defaultUserLanguage);
  const value = useMemo(() => ({ userLanguage, setUserLanguage }), [userLanguage]);
  return <UserLanguageContext.Provider value={value}>{children}</UserLanguageContext.Provider>;
}

/** Returns the reader's language; an empty string without a provider. */
export function useUserLanguage(): string {
  return useContext(UserLanguageContext).userLanguage;
}

/** Returns the function that changes the reader's language; without a provider, it does nothing. */
export function useSetUserLanguage(): (language: string) => void {
  return useContext(UserLanguageContext).setUserLanguage;
}
