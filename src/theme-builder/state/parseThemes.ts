import type { ThemeLibrary } from '../libraries/types';
import { isRecord } from '../model/paths';
import { readValues } from '../read/readValues';
import { FIRST_STATE, MAX_NAME, MAX_THEMES } from './reduceBuilder';
import type { BuilderState, NamedTheme } from './types';

const VERSION = 1;

/** Returns a reader's themes as text for the browser's storage. Changes that can be undone aren't kept. */
export function printThemes({ themes, current }: BuilderState): string {
  return JSON.stringify({ version: VERSION, themes, current });
}

function parseTheme(value: unknown, library: ThemeLibrary): NamedTheme | undefined {
  return isRecord(value) && typeof value.name === 'string'
    ? { name: value.name.slice(0, MAX_NAME), values: readValues(value.values, library) }
    : undefined;
}

/** Parses a reader's themes from the browser's storage. What isn't valid there is left out. */
export function parseThemes(text: string | null, library: ThemeLibrary): BuilderState {
  let json: unknown;
  try {
    json = JSON.parse(text ?? '');
  } catch {
    return FIRST_STATE;
  }
  const list = isRecord(json) && json.version === VERSION && Array.isArray(json.themes);
  const themes = list
    ? (json as { themes: unknown[] }).themes
        .slice(0, MAX_THEMES)
        .flatMap((theme) => parseTheme(theme, library) ?? [])
    : [];
  const current = isRecord(json) ? Number(json.current) : 0;
  return themes.length > 0
    ? { ...FIRST_STATE, themes, current: themes[current] ? current : 0 }
    : FIRST_STATE;
}
