import { codeStyling } from './codeStylingStore';
import { codeVariant } from './codeVariantStore';

/** Both choices are read from the address that the reader came by, and kept (behaviours §14). */
if (typeof document !== 'undefined') {
  codeVariant.remember();
  codeStyling.remember();
}
