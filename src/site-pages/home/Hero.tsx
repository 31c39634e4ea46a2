import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import { Thumbnail } from '../../demos/component-overview/Thumbnail';
import ThumbnailScope from '../../demos/component-overview/ThumbnailScope';
import styles from './Hero.module.css';

/** The components to show, by the names of their thumbnails. Tall ones span two rows. */
const SHOWN = [
  { name: 'TextField' },
  { name: 'Card', isTall: true },
  { name: 'Button' },
  { name: 'Slider' },
  { name: 'Rating' },
  { name: 'Menu', isTall: true },
  { name: 'Checkbox' },
  { name: 'Chip' },
] as const;

/** An introduction to the site, next to a grid of real components. */
export function Hero() {
  return (
    <div className={styles.hero}>
      <div>
        <h1>
          <Translate id="home.heading" description="Heading of the home page">
            React UI components, documented by running them
          </Translate>
        </h1>
        <p className={styles.lead}>
          <Translate id="home.lead" description="Lead of the home page">
            Every demo on these pages is the code that it shows, and every API table is read from
            the installed package.
          </Translate>
        </p>
        <p className={styles.actions}>
          <Link className={styles.primary} to="/material-ui/getting-started/installation">
            <Translate id="home.install" description="Button of the home page">
              Install Material UI
            </Translate>
          </Link>
          <Link className={styles.secondary} to="/material-ui/all-components">
            <Translate id="home.browse" description="Button of the home page">
              See all components
            </Translate>
          </Link>
        </p>
      </div>
      <ThumbnailScope product="material-ui" className={styles.show}>
        {SHOWN.map((shown) => (
          <div key={shown.name} className={'isTall' in shown ? styles.tall : undefined}>
            <Thumbnail id={`material-ui/${shown.name}`} />
          </div>
        ))}
      </ThumbnailScope>
    </div>
  );
}
