import { Component, useEffect, useMemo } from 'react';
import type { ComponentType, ReactElement, ReactNode } from 'react';
import { CacheProvider, ThemeProvider } from '@emotion/react';
import { createStyleCache } from '@component-docs/demo-themes/browser/rtlCache';
import type { FrameLook } from '../../shared/types';
import type { DemoTheme, AddTheme } from '@component-docs/demo-themes/shared/library';
import additionsOf from '@demo-library/frameThemes';
import { loadDemoTheme } from '@component-docs/demo-themes/browser/loadDemoTheme';
import type { ThemedProduct } from '@component-docs/demo-themes/shared/themedProducts';

/** For a library that can't be loaded: the import of it is reported, with its line. */
const addNothing: AddTheme = (theme) => theme;

/**
 * Loads the themes of several products, the first of which is the demo's. Returns undefined without
 * any.
 */
export async function loadThemes(
  [first, ...others]: readonly ThemedProduct[],
  language: string,
): Promise<DemoTheme | undefined> {
  const [own, ...additions] = await Promise.all([
    first && loadDemoTheme(`${first}/`, language),
    ...others.map((product) => additionsOf[product]().catch(() => addNothing)),
  ]);
  if (!own || additions.length === 0) {
    return own;
  }
  return (demo, look) =>
    own(
      <ThemeProvider
        theme={(theme) => additions.reduce<object>((sum, add) => add(sum, look), theme)}
      >
        {demo}
      </ThemeProvider>,
      look,
    );
}

class Boundary extends Component<
  { onError: (error: unknown) => void; children: ReactNode },
  { failed: boolean }
> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}

function Shown({ onShown, children }: { onShown: () => void; children: ReactElement }) {
  useEffect(onShown, [onShown]);
  return children;
}

interface Props {
  demo: ComponentType;
  run: number;
  look: FrameLook;
  theme: DemoTheme | undefined;
  onShown: () => void;
  onError: (error: unknown) => void;
}

/** An edited demo with the theme of its product, in the reader's look. */
export function FrameRoot({ demo: Demo, run, look, theme, onShown, onError }: Props) {
  const { isRtl, isDense } = look;
  const cache = useMemo(() => createStyleCache({ key: isRtl ? 'rtl' : 'css' }, isRtl), [isRtl]);
  const demo = (
    <Boundary key={run} onError={onError}>
      <Shown onShown={onShown}>
        <Demo />
      </Shown>
    </Boundary>
  );
  return (
    <CacheProvider value={cache}>{theme ? theme(demo, { isRtl, isDense }) : demo}</CacheProvider>
  );
}
