import { useCallback, useRef, useState } from 'react';
import { fetchText } from '@component-docs/kit/browser/fetchInTime';
import type { DemoSource } from '../shared/types';

export type DemoSourceState =
  | { status: 'idle' | 'loading' | 'failed'; source?: undefined }
  | { status: 'ready'; source: DemoSource };

/** Fetches a demo's source. Rejects without a network. */
export async function fetchSource(url: string): Promise<DemoSource> {
  return JSON.parse(await fetchText(url)) as DemoSource;
}

/**
 * Returns a demo's source, which is fetched when `load` is first called and kept until the URL
 * changes. After a failure, the next call tries again.
 */
export function useDemoSource(url: string): { state: DemoSourceState; load: () => void } {
  const [stored, setStored] = useState<{ url: string; state: DemoSourceState }>();
  const requestedUrl = useRef<string>();
  const load = useCallback(() => {
    if (requestedUrl.current === url) {
      return;
    }
    requestedUrl.current = url;
    const setState = (state: DemoSourceState) => {
      if (requestedUrl.current === url) {
        setStored({ url, state });
      }
    };
    setState({ status: 'loading' });
    fetchSource(url).then(
      (source) => setState({ status: 'ready', source }),
      () => {
        setState({ status: 'failed' });
        if (requestedUrl.current === url) {
          requestedUrl.current = undefined;
        }
      },
    );
  }, [url]);
  return { state: stored?.url === url ? stored.state : { status: 'idle' }, load };
}
