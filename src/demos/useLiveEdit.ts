import { useCallback, useState } from 'react';
import { useOnDemand } from '../runtime/on-demand/useOnDemand';
import type { Edit } from './edits';
import type { CodeProblem } from './sandbox/types';

const loadLiveStage = () =>
  import(/* webpackChunkName: "demo-editor" */ './lazy/editor').then((module) => module.LiveStage);

/**
 * Returns the reader's edit of a version of a demo, what is wrong with it, and the component that runs
 * it. Each version keeps its own edit, until the page is left.
 */
export function useLiveEdit(versionId: string) {
  const [edits, setEdits] = useState<Readonly<Partial<Record<string, Edit>>>>({});
  const [problem, setProblem] = useState<CodeProblem>();
  const { Component: LiveStage, prepare } = useOnDemand(loadLiveStage);
  const setEdit = useCallback(
    (edit: Edit | undefined, id = versionId) => {
      prepare();
      if (!edit) {
        setProblem(undefined);
      }
      setEdits((current) => ({ ...current, [id]: edit }));
    },
    [prepare, versionId],
  );
  return { edit: edits[versionId], problem, LiveStage, setEdit, setProblem };
}
