import { createStore } from '@component-docs/kit/browser/createStore';
import { createStored } from '@component-docs/kit/browser/createStored';
import type { ThemedProduct } from '@component-docs/kit/shared/site/register';
import { readerThemeStore } from '@component-docs/preferences/browser/readerThemeStore';
import type { ThemeLibrary } from '../libraries/types';
import { isRecord } from '../model/paths';
import { readValues } from '../read/readTheme';
import type { TokenValues } from '../model/types';
import { printTheme } from '../print/printTheme';
import { currentTheme, reduceBuilder, FIRST_STATE, FIRST_THEME, MAX_NAME } from './reduceBuilder';
import type {
  BuilderAction,
  BuilderState,
  BuilderView,
  ThemeList,
  NamedTheme,
} from './reduceBuilder';
import type { BuilderLibrary } from './useLibrary';

/** Whether the site shows its demos in the reader's theme of a library. */
export const isUsedOnSite = ({ product }: BuilderLibrary): boolean =>
  readerThemeStore.get()[product as ThemedProduct]?.isUsed ?? false;

/** Makes a theme the reader's, for the preview's templates, and for the site if it `isUsed`. */
export function storeThemeOnSite(
  values: TokenValues,
  library: BuilderLibrary,
  isUsed = isUsedOnSite(library),
): void {
  // Demos and templates have CSS variables in any case: a change of mode needs no script there.
  const options = library.toOptions(values);
  delete options.cssVariables;
  const theme = { options, code: printTheme(values, library), isUsed };
  readerThemeStore.change((themes) => ({ ...themes, [library.product]: theme }));
}

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
  // Earlier releases stored no ids. All tabs give such themes the same ids.
  const id = typeof value.id === 'string' ? value.id : index ? `theme-${index}` : FIRST_THEME.id;
  const name = value.name.slice(0, MAX_NAME);
  return [{ id, name, values: readValues(value.values, library) }];
}

/** Parses a reader's themes from the browser's storage. Leaves out invalid values. */
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

function createBuilder(library: BuilderLibrary) {
  const list = createStored<ThemeList>({
    key: library.storageKey,
    parse: (text) => parseThemes(text, library),
    print: printThemes,
  });
  const view = createStore<BuilderView>({ current: list.get().current, past: [], future: [] });

  /** Does an action, and returns whether it could be done. */
  function dispatch(action: BuilderAction): boolean {
    const before = view.get();
    const done: { state?: BuilderState } = {};
    list.change((kept) => {
      const state = { ...kept, ...before };
      const next = reduceBuilder(state, action);
      if (next === state) {
        return kept;
      }
      done.state = next;
      return { themes: next.themes, current: next.current };
    });
    if (!done.state) {
      return false;
    }
    const { current, past, future } = done.state;
    view.set({ current, past, future });
    storeThemeOnSite(currentTheme(done.state).values, library);
    return true;
  }

  return { list, view, dispatch };
}

const builders = new Map<string, ReturnType<typeof createBuilder>>();

/**
 * Returns the stores of a library's builder, and the function that changes them. They outlive the page that
 * shows the builder: themes that the browser can't store are there again when the reader comes back.
 */
export function builderOf(library: BuilderLibrary): ReturnType<typeof createBuilder> {
  const builder = builders.get(library.product) ?? createBuilder(library);
  builders.set(library.product, builder);
  return builder;
}
