import { Fragment } from 'react';
import type { ReactNode } from 'react';
import type { DemoVersion } from '../shared/types';
import styles from './Demo.module.css';

interface Props {
  versions: readonly DemoVersion[];
  children: (version: DemoVersion) => ReactNode;
}

/**
 * Renders every version of a demo; CSS shows the chosen one. The page's HTML contains all versions, and the
 * attribute on `<html>` is set before first paint.
 */
export function DemoVersions({ versions, children }: Props) {
  return versions.map((version) =>
    versions.length > 1 ? (
      <div key={version.id} className={styles.version} data-styling={version.styling}>
        {children(version)}
      </div>
    ) : (
      <Fragment key={version.id}>{children(version)}</Fragment>
    ),
  );
}
