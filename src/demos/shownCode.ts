import type { CodeVariant } from '../reader/preferences/codeVariant';
import { textIn } from './edits';
import type { Edit } from './edits';
import { listingOf } from './listingOf';
import type { DemoSource } from './types';

/** The code of a demo as it is shown. */
export interface ShownCode {
  variant: CodeVariant;
  code: string;
  /** The stylesheet that the code imports as `./styles.css`. */
  css: string | undefined;
}

/** Returns the code of a demo in a language, with the reader's edit, if any. */
export function shownCode(
  source: DemoSource,
  { variant, edit }: { variant: CodeVariant; edit: Edit | undefined },
): ShownCode {
  const code = edit ? textIn(edit, variant) : listingOf(source, variant).code;
  return { variant, code, css: source.css?.code };
}
