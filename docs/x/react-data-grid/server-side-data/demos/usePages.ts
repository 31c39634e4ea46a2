import * as React from 'react';
import type { GridFilterModel, GridSortModel } from '@mui/x-data-grid';
import type { RowsResponse, Server } from '../../data/server';

export interface PageCache<Row> {
  get: (key: string) => RowsResponse<Row> | undefined;
  set: (key: string, answer: RowsResponse<Row>) => unknown;
}

/**
 * Loads the page that a grid shows, and keeps the answers in the cache, if there is one. Both arguments
 * must be the same objects on each render. Spread `gridProps` on the grid.
 */
export function usePages<Row>(server: Server<Row>, cache?: PageCache<Row>) {
  const [filterModel, setFilterModel] = React.useState<GridFilterModel>({ items: [] });
  const [sortModel, setSortModel] = React.useState<GridSortModel>([]);
  const [paginationModel, setPaginationModel] = React.useState({ page: 0, pageSize: 5 });
  const [answer, setAnswer] = React.useState<RowsResponse<Row>>({ rows: [], rowCount: 0 });
  const [state, setState] = React.useState<'loading' | 'done' | 'failed'>('loading');
  const [answerCount, setAnswerCount] = React.useState(0);
  const [attempt, setAttempt] = React.useState(0);

  React.useEffect(() => {
    const key = JSON.stringify([paginationModel, sortModel, filterModel]);
    const known = cache?.get(key);
    if (known) {
      setAnswer(known);
      setState('done');
      return undefined;
    }
    const controller = new AbortController();
    setState('loading');
    server
      .fetchRows({ filterModel, sortModel, ...paginationModel, signal: controller.signal })
      .then((response) => {
        cache?.set(key, response);
        setAnswer(response);
        setAnswerCount((count) => count + 1);
        setState('done');
      })
      .catch(() => {
        if (!controller.signal.aborted) {
          setAnswer(({ rowCount }) => ({ rows: [], rowCount }));
          setState('failed');
        }
      });
    return () => controller.abort();
  }, [server, cache, filterModel, sortModel, paginationModel, attempt]);

  return {
    state,
    /** How many times the server has answered. */
    answerCount,
    loadAgain: () => setAttempt(attempt + 1),
    gridProps: {
      ...answer,
      loading: state === 'loading',
      filterMode: 'server' as const,
      sortingMode: 'server' as const,
      paginationMode: 'server' as const,
      filterModel,
      onFilterModelChange: (model: GridFilterModel) => {
        setFilterModel(model);
        setPaginationModel({ ...paginationModel, page: 0 });
      },
      sortModel,
      onSortModelChange: (model: GridSortModel) => {
        setSortModel(model);
        setPaginationModel({ ...paginationModel, page: 0 });
      },
      paginationModel,
      onPaginationModelChange: setPaginationModel,
      pageSizeOptions: [5, 10],
    },
  };
}
