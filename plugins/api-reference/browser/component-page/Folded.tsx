import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import styles from './Folded.module.css';

interface Props {
  /** Names the folded list. */
  label: string;
  children: ReactNode;
}

/**
 * A long list behind its summary, which also works without JavaScript. The browser's search and links to
 * its items open it.
 */
export function Folded({ label, children }: Props) {
  return (
    <details className={styles.folded}>
      <summary>{label}</summary>
      {children}
    </details>
  );
}

/** Returns the summary of a component's CSS classes in the reader's language. */
export function classesLabel(count: number): string {
  return translate({ id: 'api.folded.classes', message: 'All {count} CSS classes' }, { count });
}

/** Returns the summary of a component's slots in the reader's language. */
export function slotsLabel(count: number): string {
  return translate({ id: 'api.folded.slots', message: 'All {count} slots' }, { count });
}

/** How many types are named in a summary; more are counted. */
const NAMED_TYPES = 4;

/** Returns the summary of the types that a page mentions in the reader's language. */
export function typesLabel(names: readonly string[]): string {
  return names.length > NAMED_TYPES
    ? translate(
        { id: 'api.folded.types', message: 'Definitions of {count} types' },
        { count: names.length },
      )
    : translate(
        { id: 'api.folded.namedTypes', message: 'Definitions of {names}' },
        { names: names.join(', ') },
      );
}

/** Returns the summary of older releases in the reader's language. */
export function olderReleasesLabel(count: number): string {
  return translate(
    { id: 'api.folded.releases', message: 'Changes of {count} older releases' },
    { count },
  );
}
