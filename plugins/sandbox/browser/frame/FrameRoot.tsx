import { Component, useEffect, useMemo } from 'react';
import type { ComponentType, ReactElement, ReactNode } from 'react';
import { CacheProvider } from '@emotion/react';
import { createStyleCache } from '@component-docs/demo-themes/browser/rtlCache';
import type { FrameLook } from '../../shared/types';
import type { DemoTheme } from '@component-docs/demo-themes/shared/library';

interface BoundaryProps {
  onError: (error: unknown) => void;
  children: ReactNode;
}

class Boundary extends Component<BoundaryProps, { failed: boolean }> {
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
