import useBaseUrl from '@docusaurus/useBaseUrl';
import { nameOfProduct } from '../../site/products/productOfPath';
import { kindLabels } from '../kindLabels';
import type { Hit, HitGroup } from '../types';
import { MarkedText } from './MarkedText';
import styles from './SearchPanel.module.css';

interface Props {
  group: HitGroup;
  /** The id of its first option; the others follow. */
  firstOption: number;
  activeOption: number;
  idOf: (option: number) => string;
  words: readonly string[];
  onFollow: (group: HitGroup) => void;
}

interface OptionProps {
  hit: Hit;
  id: string;
  isActive: boolean;
  words: readonly string[];
  onFollow: () => void;
}

function ResultOption({ hit: { kind, name, path, excerpt }, id, isActive, ...props }: OptionProps) {
  const { words, onFollow } = props;
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
      {isCode ? <code>{label}</code> : <b>{label}</b>}
      <span className={styles.chip}>{kindLabels()[kind]}</span>
      {excerpt && (
        <span className={styles.excerpt}>
          <MarkedText text={excerpt} words={words} />
        </span>
      )}
    </a>
  );
}

/** The hits on one page, under its title. */
export function ResultGroup({ group, firstOption, activeOption, idOf, words, onFollow }: Props) {
  const title = `${idOf(firstOption)}-title`;
  return (
    <div role="group" aria-labelledby={title} className={styles.group}>
      <div id={title} className={styles.groupTitle}>
        {group.title}
        <span className={styles.product}>{nameOfProduct(group.product)}</span>
      </div>
      {group.hits.map((hit, index) => (
        <ResultOption
          key={`${hit.kind} ${hit.path}`}
          hit={hit}
          id={idOf(firstOption + index)}
          isActive={firstOption + index === activeOption}
          words={words}
          onFollow={() => onFollow(group)}
        />
      ))}
    </div>
  );
}
