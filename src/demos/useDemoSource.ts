import { useCallback, useRef, useState } from 'react';
import type { DemoSource } from './types';

export type DemoSourceState =
  | { status: 'idle' | 'loading' | 'failed'; source?: undefined }
  | { status: 'ready'; source: DemoSource };

async function fetchSource(url: string): Promise<DemoSource> {
  const response = await fetch(url);
  if (!response.ok) {
    throw new Error(`${url}: ${response.status} ${response.statusText}`);
  }
  return (await response.json()) as DemoSource;
}

/**
 * A demo's source, fetched when `load` is first called and kept until the address is another. After
 * a failure the next call tries again.
 */
export function useDemoSource(url: string): { state: DemoSourceState; load: () => void } {
  const [stored, setStored] = useState<{ url: string; state: DemoSourceState }>();
  const asked = useRef<string>();
  const load = useCallback(() => {
    if (asked.current === url) {
      return;
    }
    asked.current = url;
    const setState = (state: DemoSourceState) => {
      if (asked.current === url) {
        setStored({ url, state });
      }
    };
    setState({ status: 'loading' });
    fetchSource(url).then(
      (source) => setState({ status: 'ready', source }),
      () => {
        setState({ status: 'failed' });
        if (asked.current === url) {
          asked.current = undefined;
        }
      },
    );
  }, [url]);
  return { state: stored?.url === url ? stored.state : { status: 'idle' }, load };
}
