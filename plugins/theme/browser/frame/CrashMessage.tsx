import Translate from '@docusaurus/Translate';
import styles from './MessagePage.module.css';

interface Props {
  error: Error;
  tryAgain: () => void;
  /** URL of the home page. */
  home: string;
}

/** Explains that the page crashed, and what the reader can do. */
export function CrashMessage({ error, tryAgain, home }: Props) {
  return (
    <>
      <h1>
        <Translate id="crash.title">This page crashed</Translate>
      </h1>
      <p>
        <Translate id="crash.text">
          The fault is ours. Try again, or go on from the home page.
        </Translate>
      </p>
      <p className={styles.ways}>
        <button type="button" onClick={tryAgain}>
          <Translate id="crash.tryAgain">Try again</Translate>
        </button>
        <a href={home}>
          <Translate id="crash.home">Home page</Translate>
        </a>
      </p>
      <p style={{ whiteSpace: 'pre-wrap' }}>{error.message}</p>
    </>
  );
}
