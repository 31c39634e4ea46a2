import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { Island } from '@component-docs/static-pages/browser/islands';
import { componentSizes } from './componentSizes';
import { SizeGrid } from './SizeGrid';
import styles from './sizes.module.css';

/** The cost of each component, in a Data Grid that readers can sort and search. */
export function SizeSection() {
  const { siteConfig, i18n } = useDocusaurusContext();
  const props = {
    rows: componentSizes(),
    basePath: siteConfig.baseUrl.replace(/\/$/, ''),
    language: i18n.currentLocale,
  };
  return (
    <section className={styles.section} aria-labelledby="sizes">
      <div>
        <h2 id="sizes">
          <Translate id="home.sizes">Know what a component costs</Translate>
        </h2>
        <p>
          <Translate id="home.sizes.text">
            Measured from the packages, after gzip. Most of a first component is shared, so a second
            one adds little. Sort, filter, and search: this is the Data Grid of MUI X.
          </Translate>
        </p>
        <p>
          <Link to="/x/react-data-grid">
            <Translate id="home.sizes.grid">Build with the Data Grid</Translate>
          </Link>
        </p>
      </div>
      <div className={styles.frame} dir="ltr">
        <Island id="sizes-grid" module="sizes" props={props}>
          <SizeGrid {...props} />
        </Island>
      </div>
    </section>
  );
}
