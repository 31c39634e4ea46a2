import { useEffect } from 'react';
import faces from '@generated/demo-fonts/default/faces';
import { fetchInTime } from '@component-docs/kit/browser/fetchInTime';
import { isSavingData } from '@component-docs/kit/browser/isSavingData';
import type { FrameCommand, FrameFont } from '@component-docs/sandbox/shared/types';
import type { ThemedProduct } from '@component-docs/demo-themes/shared/themedProducts';

async function fetchFont(product: ThemedProduct): Promise<FrameFont> {
  const { url, ...descriptors } = faces[product];
  const data = await fetchInTime(url, (response) =>
    response.ok ? response.arrayBuffer() : Promise.reject(new Error(response.statusText)),
  );
  return { ...descriptors, data };
}

interface Options {
  /** Whether the frame listens. */
  isReady: boolean;
  themes: readonly ThemedProduct[];
  send: (command: FrameCommand) => void;
}

/** Hands the frame of an edited demo the fonts of its themes. */
export function useFrameFonts({ isReady, themes, send }: Options): void {
  const products = themes.join();
  useEffect(() => {
    let isCurrent = isReady && !isSavingData();
    if (isCurrent) {
      themes.forEach((product) => {
        fetchFont(product).then(
          (font) => isCurrent && send({ type: 'font', font }),
          // The demo is shown in the font's substitute.
          () => {},
        );
      });
    }
    return () => {
      isCurrent = false;
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the list is a new one for each edit
  }, [isReady, products, send]);
}
