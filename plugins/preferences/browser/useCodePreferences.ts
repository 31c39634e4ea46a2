import { useSyncExternalStore } from 'react';
import type { CodeStyling, CodeVariant } from '../shared/codePreferences';
import { codeStyling, codeVariant } from './codePreferences';

/** Returns the reader's language of code; the default on the server and while hydrating. */
export function useCodeVariant(): CodeVariant {
  return useSyncExternalStore(codeVariant.subscribe, codeVariant.read, () => codeVariant.fallback);
}

/** Returns the reader's styling of code; the default on the server and while hydrating. */
export function useCodeStyling(): CodeStyling {
  return useSyncExternalStore(codeStyling.subscribe, codeStyling.read, () => codeStyling.fallback);
}
