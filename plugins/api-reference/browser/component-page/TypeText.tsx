import { Fragment } from 'react';
import { typeParts } from '../../shared/component-page/typeParts';
import type { TypeApi } from '../../shared/component-page/types';
import { breakPoints, WIDE } from './breakPoints';
import { columnLabels } from './labels';
import styles from './Texts.module.css';

interface CodeTextProps {
  text: string;
  /** How many characters each line has room for; by default, as many as in a narrow column. */
  room?: number;
}

/** Code whose long names break between their words. The places aren't copied with the text. */
export function CodeText({ text, room }: CodeTextProps) {
  return breakPoints(text, room).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}

interface TypeTextProps {
  text: string;
  /** The types that can be linked. */
  types: readonly TypeApi[];
  /** How many characters each line has room for. */
  room?: number;
}

/** Docusaurus' link would have the type's definition, which is on the page, checked again. */
const linkTo = (href = '') =>
  /^https?:/.test(href) ? { href, target: '_blank', rel: 'noopener noreferrer' } : { href };

/** A type in which each known name links to its definition, on this page or elsewhere. */
export function TypeText({ text, types, room = WIDE }: TypeTextProps) {
  const hrefs = new Map(types.map(({ name, href }) => [name, href]));
  return (
    <code>
      {typeParts(text, (name) => hrefs.has(name)).map((part, index) => (
        <Fragment key={index}>
          {part.name === undefined ? (
            <CodeText text={part.text} room={room} />
          ) : (
            <a className={styles.name} {...linkTo(hrefs.get(part.name))}>
              <CodeText text={part.text} room={room} />
            </a>
          )}
        </Fragment>
      ))}
    </code>
  );
}

/** The headings of the columns for `TypeLine` and for descriptions, which are separate on wide screens only. */
export function TypeColumns() {
  const { type, default: defaultValue, description } = columnLabels();
  return (
    <>
      <span className={styles.head}>
        <span>{type}</span> <span>{defaultValue}</span>
      </span>{' '}
      {description}
    </>
  );
}

interface TypeLineProps {
  type: string;
  default?: string | undefined;
  types: readonly TypeApi[];
}

/** The type of a prop or parameter, and its default: columns on wide screens, else above its description. */
export function TypeLine({ type, default: defaultValue, types }: TypeLineProps) {
  return (
    <div className={styles.type}>
      <TypeText text={type} types={types} />
      {defaultValue !== undefined && (
        <span>
          {columnLabels().default}{' '}
          <code>
            <CodeText text={defaultValue} room={WIDE} />
          </code>
        </span>
      )}
    </div>
  );
}
