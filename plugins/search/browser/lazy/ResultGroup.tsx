import type { ReactNode } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type { Mark } from '@component-docs/page-tree/shared/chips';
import { ItemMarks } from '@component-docs/page-tree/browser/ItemMarks';
import { nameOfProduct } from '@component-docs/kit/shared/site/productOfPath';
import { kindLabels, pagesLabel } from '../kindLabels';
import type { Hit, HitGroup } from '../../shared/types';
import styles from './SearchPanel.module.css';
import { markWords } from '../findWords';

interface MarkedTextProps {
  text: string;
  /** The words of the query, in lower case. */
  words: readonly string[];
}

/** A text with the words of the query marked. */
function MarkedText({ text, words }: MarkedTextProps) {
  return markWords(text, words).map((part, index) =>
    part.isMatch ? <mark key={index}>{part.text}</mark> : <span key={index}>{part.text}</span>,
  );
}

interface Props {
  group: HitGroup;
  /** The id of its first option; the others follow. */
  firstOption: number;
  activeOption: number;
  idOf: (option: number) => string;
  words: readonly string[];
  onFollow: (group: HitGroup) => void;
}

/** A title, and the marks of its page. */
function Marked({ marks, children }: { marks: readonly Mark[] | undefined; children: ReactNode }) {
  return marks ? (
    <span className={styles.marked}>
      <span>{children}</span>
      <ItemMarks marks={marks} />
    </span>
  ) : (
    children
  );
}

interface OptionProps {
  hit: Hit;
  /** Beside the kind; empty where the page's title has it. */
  product: string;
  /** How many pages the hit is shown for; undefined for one. */
  pages: number | undefined;
  /** The marks of a page; undefined for entries on it. */
  marks: readonly Mark[] | undefined;
  id: string;
  isActive: boolean;
  words: readonly string[];
  onFollow: () => void;
}

function ResultOption({ hit: { kind, name, path, excerpt }, id, isActive, ...props }: OptionProps) {
  const { product, pages, marks, words, onFollow } = props;
  const isCode = kind === 'prop' || kind === 'slot' || kind === 'class';
  const label = <MarkedText text={name} words={words} />;
  return (
    <a
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      className={styles.option}
      href={useBaseUrl(path)}
      onClick={onFollow}
    >
      <Marked marks={marks}>{isCode ? <code translate="no">{label}</code> : <b>{label}</b>}</Marked>
      <span className={styles.chip}>
        {[product, kindLabels()[kind], pages !== undefined && pagesLabel(pages)]
          .filter(Boolean)
          .join(' · ')}
      </span>
      {excerpt && (
        <span className={styles.excerpt}>
          <MarkedText text={excerpt} words={words} />
        </span>
      )}
    </a>
  );
}

/** The hits on one page, under its title, unless the page itself is the first of them. */
export function ResultGroup({ group, firstOption, activeOption, idOf, words, onFollow }: Props) {
  const { title, kind, marks, propPages, hits } = group;
  const product = nameOfProduct(group.product);
  const hasPage = hits[0]?.kind === kind;
  return (
    <div role="group" aria-label={`${title} · ${product}`} className={styles.group}>
      {!hasPage && (
        <div aria-hidden="true" className={styles.groupTitle}>
          <Marked marks={marks}>{title}</Marked>
          <span className={styles.product}>{product}</span>
        </div>
      )}
      {hits.map((hit, index) => (
        <ResultOption
          key={`${hit.kind} ${hit.path} ${hit.name}`}
          hit={hit}
          product={hit.kind === kind ? product : ''}
          pages={index === 0 ? propPages : undefined}
          marks={hit.kind === kind ? marks : undefined}
          id={idOf(firstOption + index)}
          isActive={firstOption + index === activeOption}
          words={words}
          onFollow={() => onFollow(group)}
        />
      ))}
    </div>
  );
}
