import type { ThemeLibrary } from '../libraries/types';
import { isRecord } from '../model/paths';
import { readValues } from '../read/readValues';
import { FIRST_STATE, FIRST_THEME, MAX_NAME } from './reduceBuilder';
import type { NamedTheme, ThemeList } from './types';

const VERSION = 1;

/** Returns a reader's themes as text for the browser's storage. */
export function printThemes({ themes, current }: ThemeList): string {
  const index = themes.findIndex(({ id }) => id === current);
  return JSON.stringify({ version: VERSION, themes, current: Math.max(0, index) });
}

function parseTheme(value: unknown, index: number, library: ThemeLibrary): NamedTheme[] {
  if (!isRecord(value) || typeof value.name !== 'string') {
    return [];
  }
  // Earlier releases stored none. All tabs give those themes the same ids.
  const id = typeof value.id === 'string' ? value.id : index ? `theme-${index}` : FIRST_THEME.id;
  const name = value.name.slice(0, MAX_NAME);
  return [{ id, name, values: readValues(value.values, library) }];
}

/** Parses a reader's themes from the browser's storage. What isn't valid there is left out. */
export function parseThemes(text: string | null, library: ThemeLibrary): ThemeList {
  let json: unknown;
  try {
    json = JSON.parse(text ?? '');
  } catch {
    // Damaged, or nothing is stored.
  }
  const { version, themes: list, current } = isRecord(json) ? json : {};
  const themes = (version === VERSION && Array.isArray(list) ? list : [])
    .flatMap((theme, index) => parseTheme(theme, index, library))
    .filter(({ id }, index, all) => all.findIndex((other) => other.id === id) === index);
  const shown = themes[Number(current)] ?? themes[0];
  return { themes, current: shown?.id ?? FIRST_STATE.current };
}
