import { useCallback, useRef, useState } from 'react';
import { fetchText } from '@component-docs/kit/browser/fetchInTime';
import type { DemoSource } from '../shared/types';
import { whenLoaded } from '@component-docs/static-pages/browser/notice/notices';
import type { Edit } from '../shared/shownCode';
import type { CodeProblem } from '@component-docs/sandbox/shared/types';

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

const loadEditor = () => import(/* webpackChunkName: "demo-editor" */ '../lazy/editor');

type Editor = Awaited<ReturnType<typeof loadEditor>>;

/**
 * Returns the reader's edit of a version of a demo, its problem, and the code that runs and shares it, once
 * that is loaded. Each version keeps its own edit, until the page is left.
 */
export function useLiveEdit(versionId: string) {
  const [edits, setEdits] = useState<Readonly<Partial<Record<string, Edit>>>>({});
  const [problem, setProblem] = useState<CodeProblem>();
  const [editor, setEditor] = useState<Editor>();
  const prepare = useCallback(() => whenLoaded(loadEditor(), setEditor), []);
  const setEdit = useCallback(
    (edit: Edit | undefined, id = versionId) => {
      if (edit) {
        prepare();
      } else {
        setProblem(undefined);
      }
      setEdits((current) => ({ ...current, [id]: edit }));
    },
    [prepare, versionId],
  );
  return { edit: edits[versionId], problem, editor, prepare, setEdit, setProblem };
}
