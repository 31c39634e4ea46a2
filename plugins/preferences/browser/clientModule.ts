import { codeStyling, codeVariant } from './codePreferences';

/** Reads both choices from the URL that the page was opened with (or the cookie), and stores them. */
if (typeof document !== 'undefined') {
  codeVariant.remember();
  codeStyling.remember();
}
