import useBaseUrl from '@docusaurus/useBaseUrl';
import Translate, { translate } from '@docusaurus/Translate';
import styles from '../frame/MessagePage.module.css';

interface CrashMessageProps {
  error: Error;
  tryAgain: () => void;
  home: string;
}

/** Explains that the page crashed, and the reader's ways on. */
function CrashMessage({ error, tryAgain, home }: CrashMessageProps) {
  return (
    <>
      <h1>{translate({ id: 'crash.title', message: 'This page crashed' })}</h1>
      <p>
        <Translate id="crash.text">
          The fault is ours. Try again, or go on from the home page.
        </Translate>
      </p>
      <p className={styles.ways}>
        <button type="button" onClick={tryAgain}>
          <Translate id="crash.tryAgain">Try again</Translate>
        </button>
        <a href={home}>{translate({ id: 'crash.home', message: 'Home page' })}</a>
      </p>
      <p style={{ whiteSpace: 'pre-wrap' }}>{error.message}</p>
    </>
  );
}

/** The focused element is gone with the crashed island: a screen reader goes on from here. */
function focusOnce(message: HTMLElement | null) {
  message?.focus();
}

/** The message that a reader sees in place of an island that threw. */
export function IslandCrash(props: { error: Error; tryAgain: () => void }) {
  return (
    <div role="alert" tabIndex={-1} ref={focusOnce}>
      <CrashMessage home={useBaseUrl('/')} {...props} />
    </div>
  );
}
