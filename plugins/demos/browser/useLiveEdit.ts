import { useCallback, useState } from 'react';
import { sayLoadFailed } from '@component-docs/static-pages/browser/notice/notices';
import type { Edit } from '../shared/edits';
import type { CodeProblem } from '@component-docs/sandbox/shared/types';

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
  const prepare = useCallback(() => void loadEditor().then(setEditor, sayLoadFailed), []);
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
