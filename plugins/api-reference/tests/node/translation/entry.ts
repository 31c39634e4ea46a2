import type { Entry, Place } from '../../../node/translation/types';

/** Returns a draft of `@mui/material`. */
export function entry(at: string, english: string, more: Partial<Entry> = {}): Entry {
  return { packageName: '@mui/material', at, english, chinese: '译文。', state: 'draft', ...more };
}

/** Returns a place of `@mui/material`. */
export function place(name: string, english: string, packageName = '@mui/material'): Place {
  return { packageName, name, english };
}
