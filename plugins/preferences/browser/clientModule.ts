import { codeStyling, codeVariant } from './codePreferences';
import { connectTheme } from './theme/connectTheme';

/** Applies the reader's theme, and stores both choices of code that the URL of the page or the cookie has. */
if (typeof document !== 'undefined') {
  connectTheme();
  codeVariant.remember();
  codeStyling.remember();
}
