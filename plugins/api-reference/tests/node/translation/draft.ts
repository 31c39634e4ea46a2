import type { Entry } from '../../../node/translation/lookup';

/** Returns a draft of the translation of a text of `@mui/material`. */
export function draft(at: string, english: string, more: Partial<Entry> = {}): Entry {
  return { packageName: '@mui/material', at, english, chinese: '译文。', state: 'draft', ...more };
}
