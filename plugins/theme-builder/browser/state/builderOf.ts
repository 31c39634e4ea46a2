import { createStore } from '@component-docs/kit/browser/createStore';
import { createStored } from '@component-docs/kit/browser/createStored';
import { parseThemes, printThemes } from './parseThemes';
import { currentTheme, reduceBuilder } from './reduceBuilder';
import { storeThemeOnSite } from './themeOnSite';
import type { BuilderAction, BuilderState, BuilderView, ThemeList } from './types';
import type { BuilderLibrary } from './useLibrary';

/** Where the browser keeps the themes of each library. */
const KEYS = { 'material-ui': 'theme-builder', 'joy-ui': 'theme-builder-joy-ui' } as const;

function createBuilder(library: BuilderLibrary) {
  const list = createStored<ThemeList>({
    key: KEYS[library.product],
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
 * shows the builder: what the browser can't store is there again when the reader comes back.
 */
export function builderOf(library: BuilderLibrary): ReturnType<typeof createBuilder> {
  const builder = builders.get(library.product) ?? createBuilder(library);
  builders.set(library.product, builder);
  return builder;
}
