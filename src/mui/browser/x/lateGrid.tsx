import { startTransition, useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import type { DataGridProps } from '@mui/x-data-grid';

const nextTask = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve);
  });

/** The grid's code comes with the template's code, and runs in a task of its own. */
async function loadGrid(): Promise<ComponentType<DataGridProps>> {
  await nextTask();
  return (await import(/* webpackMode: "eager" */ './grid')).default;
}

/**
 * Replaces the grid of templates in previews (plugins/templates/node/bundle.ts). The rest of the template is
 * hydrated first; then the grid is drawn: the server prints nothing for it anyway.
 */
export function DataGrid(props: DataGridProps) {
  const [Grid, setGrid] = useState<ComponentType<DataGridProps> | null>(null);
  useEffect(() => {
    void loadGrid().then((grid) => startTransition(() => setGrid(() => grid)));
  }, []);
  return Grid && <Grid {...props} />;
}
