import { startTransition, useEffect, useState } from 'react';
import type { ReactElement } from 'react';
import { loadDemoLocale } from '../../../mui/browser/loadDemoLocale';
import type { ComponentSize } from './componentSizes';
import { SizeTable } from './SizeTable';

export interface SizeGridProps {
  rows: ComponentSize[];
  /** What comes before site paths in this language, without a slash at its end. */
  basePath: string;
  language: string;
}

/** Loads the Data Grid with its texts in the reader's language. */
async function loadGrid(props: SizeGridProps): Promise<ReactElement> {
  const [{ LiveGrid }, locales] = await Promise.all([
    import(/* webpackChunkName: "size-grid" */ './LiveGrid'),
    loadDemoLocale('x/home', props.language),
  ]);
  return <LiveGrid {...props} locales={locales} />;
}

/** Sizes of components in a table, which becomes a Data Grid as soon as that is loaded. */
export function SizeGrid(props: SizeGridProps) {
  const [grid, setGrid] = useState<ReactElement>();
  useEffect(() => {
    loadGrid(props).then(
      (loaded) => startTransition(() => setGrid(loaded)),
      // The table stays, with the largest components and links to their pages.
      () => undefined,
    );
  }, [props]);
  return grid ?? <SizeTable {...props} />;
}
