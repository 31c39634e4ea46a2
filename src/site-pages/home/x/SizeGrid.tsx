import { startTransition, useEffect, useState } from 'react';
import type { ReactElement } from 'react';
import { loadDemoLocale } from '../../../mui/browser/loadDemoLocale';
import type { ComponentSize } from './componentSizes';
import { SizeBar, sizeLabels } from './SizeBar';
import styles from './sizes.module.css';

/** As many rows as the grid shows without scrolling. */
const ROWS = 6;

/** The grid's first rows, as a table: readers without JavaScript keep it. */
function SizeTable({ rows, basePath }: { rows: readonly ComponentSize[]; basePath: string }) {
  const { component, alone, added, search } = sizeLabels();
  return (
    <>
      {/* In the place of the grid's field. */}
      <div aria-hidden="true" className={styles.search}>
        {search}
      </div>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{component}</th>
            <th scope="col">{alone}</th>
            <th scope="col">{added}</th>
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, ROWS).map((row) => (
            <tr key={row.id}>
              <td>
                <a href={basePath + row.href}>{row.id}</a>
              </td>
              <td>
                <SizeBar size={row.alone} />
              </td>
              <td>
                <SizeBar size={row.added} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

export interface SizeGridProps {
  rows: ComponentSize[];
  /** The prefix of site paths in this language, without a slash at its end. */
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
