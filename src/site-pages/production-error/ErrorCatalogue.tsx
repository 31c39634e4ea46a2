import Translate from '@docusaurus/Translate';
import catalogue from '@generated/errors/default/catalogue.json';
import styles from './ErrorCatalogue.module.css';

/** The messages of the errors that the library names in production by their codes only. */
export function ErrorCatalogue() {
  return (
    <>
      <h2>
        <Translate id="productionError.codes.title">Codes of minified errors</Translate>
      </h2>
      <p>
        <Translate
          id="productionError.codes.text"
          values={{ message: <code>Minified MUI error #2</code>, value: <code>…</code> }}
        >
          {
            'In production, the library leaves out the messages of its errors and throws a code: {message}. These are the messages of the installed packages; {value} stands for a value.'
          }
        </Translate>
      </p>
      <dl className={styles.catalogue}>
        {catalogue.map(({ code, anchor, message, packages }) => (
          <div key={anchor} id={anchor}>
            <dt>
              {`MUI error #${code} `}
              {packages.map((name) => (
                <code key={name}>{name}</code>
              ))}
            </dt>
            <dd lang="en">{message}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
