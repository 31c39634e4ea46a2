import Translate, { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { bytesOf } from '../../shared/manifest';
import type { SetKey } from '../../shared/manifest';
import { savedKeys } from '../saved/savedState';
import type { SavedSet, SavedState } from '../saved/savedState';
import { nameOfSet } from './names';
import { productOfSet } from './saveChoices';
import { sizeText } from './sizeText';
import styles from './Offline.module.css';

interface Props {
  state: SavedState;
  onRemove: (keys: readonly SetKey[]) => void;
}

function describe({ savedAt, files }: SavedSet, language: string): string {
  const date = new Date(savedAt);
  return translate(
    {
      id: 'offline.saved',
      message: 'Saved on {date}, {size}',
      description: 'Below the name of saved pages',
    },
    {
      date: Number.isNaN(date.getTime())
        ? savedAt
        : date.toLocaleDateString(language, { dateStyle: 'medium' }),
      size: sizeText(bytesOf(files), language),
    },
  );
}

/** What is saved, by product and language, each of which can be removed. */
export function SavedList({ state, onRemove }: Props) {
  const { currentLocale } = useDocusaurusContext().i18n;
  const keys = savedKeys(state).filter((key) => productOfSet(key) !== undefined);
  if (keys.length === 0) {
    return null;
  }
  return (
    <>
      <ul className={styles.list}>
        {keys.map((key) => {
          const set = state.sets[key];
          const name = nameOfSet(key);
          return (
            <li key={key} className={styles.row}>
              <span className={styles.saved}>
                {name}
                <small>{set && describe(set, currentLocale)}</small>
              </span>
              <button
                type="button"
                className={styles.button}
                aria-label={translate(
                  {
                    id: 'offline.remove.label',
                    message: 'Remove {name}',
                    description: 'Button: removes saved pages',
                  },
                  { name },
                )}
                onClick={() => onRemove([key])}
              >
                <Translate id="offline.remove" description="Button: removes saved pages">
                  Remove
                </Translate>
              </button>
            </li>
          );
        })}
      </ul>
      {keys.length > 1 && (
        <button type="button" className={styles.button} onClick={() => onRemove(savedKeys(state))}>
          <Translate id="offline.removeAll" description="Button: removes all saved pages">
            Remove everything
          </Translate>
        </button>
      )}
    </>
  );
}
