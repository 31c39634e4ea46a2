import { Fragment } from 'react';
import { WIDE } from './breakPoints';
import { CodeText } from './CodeText';
import { typeParts } from '../../shared/component-page/typeParts';
import type { TypeApi } from '../../shared/component-page/types';
import styles from './TypeText.module.css';

interface Props {
  text: string;
  /** The types that can be linked. */
  types: readonly TypeApi[];
}

/** Docusaurus' link would have the type's definition, which is on the page, checked again. */
const linkTo = (href = '') =>
  /^https?:/.test(href) ? { href, target: '_blank', rel: 'noopener noreferrer' } : { href };

/** A type in which each known name links to its definition, on this page or elsewhere. */
export function TypeText({ text, types }: Props) {
  const hrefs = new Map(types.map(({ name, href }) => [name, href]));
  return (
    <code>
      {typeParts(text, (name) => hrefs.has(name)).map((part, index) => (
        <Fragment key={index}>
          {part.name === undefined ? (
            <CodeText text={part.text} room={WIDE} />
          ) : (
            <a className={styles.name} {...linkTo(hrefs.get(part.name))}>
              <CodeText text={part.text} room={WIDE} />
            </a>
          )}
        </Fragment>
      ))}
    </code>
  );
}
