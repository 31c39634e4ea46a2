import { createCodePreference } from './codePreference';
import { DEFAULT_CODE_VARIANT, resolveCodeVariant } from '../shared/codeVariant';

/** The language, JavaScript or TypeScript, of the code of every demo. */
export const codeVariant = createCodePreference({
  cookie: 'codeVariant',
  fallback: DEFAULT_CODE_VARIANT,
  resolve: resolveCodeVariant,
});

export const setCodeVariant = codeVariant.choose;

export const useCodeVariant = codeVariant.useValue;
