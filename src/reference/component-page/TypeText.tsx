import { Fragment } from 'react';
import { typeParts } from './typeParts';
import type { TypeApi } from './types';
import styles from './TypeText.module.css';

interface Props {
  text: string;
  /** The types that have a place to be looked up at. */
  types: readonly TypeApi[];
}

/** A type, in which each known name leads to its definition: on the page, or where it is described. */
export function TypeText({ text, types }: Props) {
  const hrefs = new Map(types.map(({ name, href }) => [name, href]));
  return (
    <code>
      {typeParts(text, (name) => hrefs.has(name)).map((part, index) => (
        <Fragment key={index}>
          {part.name === undefined ? (
            part.text
          ) : (
            <a className={styles.name} href={hrefs.get(part.name)}>
              {part.text}
            </a>
          )}
        </Fragment>
      ))}
    </code>
  );
}
