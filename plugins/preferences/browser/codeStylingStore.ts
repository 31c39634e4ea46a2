import { createCodePreference } from './codePreference';
import {
  DEFAULT_CODE_STYLING,
  resolveCodeStyling,
  STYLING_ATTRIBUTE,
  STYLING_NAMES,
} from '../shared/codeStyling';

/** The styling of every demo that has several. */
export const codeStyling = createCodePreference({
  cookie: 'codeStyling',
  fallback: DEFAULT_CODE_STYLING,
  resolve: resolveCodeStyling,
  onChoose: (styling) =>
    document.documentElement.setAttribute(STYLING_ATTRIBUTE, STYLING_NAMES[styling]),
});

export const setCodeStyling = codeStyling.choose;

export const useCodeStyling = codeStyling.useValue;
