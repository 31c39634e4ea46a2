import { useTranslate } from '@component-docs/labels/browser/useTranslate';
import { useMissingDrawings } from './useDrawing';
import styles from './MissingDrawings.module.css';

/** Says that drawings couldn't be loaded, and loads them again. Takes no space, so that nothing moves. */
export function MissingDrawings() {
  const translate = useTranslate();
  const { isMissing, retry } = useMissingDrawings();
  return (
    <div role="status" className={styles.missing}>
      {isMissing && (
        <p>
          {translate('icons.missing')}{' '}
          <button type="button" onClick={retry}>
            {translate('icons.retry')}
          </button>
        </p>
      )}
    </div>
  );
}
