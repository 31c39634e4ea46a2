import { useState } from 'react';
import Translate from '@docusaurus/Translate';
import styles from './productionError.module.css';

function Crash(): never {
  throw new Error('This error was thrown on purpose while the page rendered.');
}

function throwOutsideRendering() {
  throw new Error('This error was thrown on purpose by a button.');
}

/** Two buttons that throw: for the page's error boundary, and for nothing to catch. */
export function ErrorTriggers() {
  const [isCrashing, setIsCrashing] = useState(false);
  return (
    <dl className={styles.triggers}>
      {isCrashing && <Crash />}
      <dt>
        <button type="button" onClick={() => setIsCrashing(true)}>
          <Translate id="productionError.render.button">Crash this page</Translate>
        </button>
      </dt>
      <dd>
        <Translate id="productionError.render.text">
          Throws while React renders. The error boundary catches it, and the crash page takes the
          place of this one.
        </Translate>
      </dd>
      <dt>
        <button type="button" onClick={throwOutsideRendering}>
          <Translate id="productionError.event.button">Throw an error</Translate>
        </button>
      </dt>
      <dd>
        <Translate id="productionError.event.text">
          Throws in an event handler. The page stays as it is; the error reaches the browser’s
          console and whatever listens to uncaught errors.
        </Translate>
      </dd>
    </dl>
  );
}
