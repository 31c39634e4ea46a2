import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import ThumbnailScope from '../../../../plugins/component-overview/browser/ThumbnailScope';
import { Thumbnail } from '../../../../plugins/component-overview/browser/Thumbnail';
import { WallChoices } from './WallChoices';
import { WallTheme } from './WallTheme';
import { componentCount, wallCards } from './wallCards';
import styles from './ComponentWall.module.css';

/**
 * Components of Material UI in colors and corners that readers choose. The pictures read the theme's CSS
 * variables, so style sheets alone change them, and no script is downloaded.
 */
export function ComponentWall() {
  return (
    <section className={styles.section} aria-labelledby="components">
      <h2 id="components">
        <Translate id="home.wall" description="Heading of the home page">
          Every component follows your theme
        </Translate>
      </h2>
      <ThumbnailScope product="material-ui" className={styles.wall}>
        <WallChoices />
        <ul
          className={styles.cards}
          aria-label={translate({
            id: 'home.wall.list',
            message: 'Components',
            description: 'Accessible name of a list of the home page',
          })}
        >
          {wallCards().map(({ title, href, thumbnail = '' }) => (
            <li key={title}>
              <Thumbnail id={thumbnail} />
              <Link to={href}>{title}</Link>
            </li>
          ))}
        </ul>
        <WallTheme />
      </ThumbnailScope>
      <p className={styles.all}>
        <Link to="/material-ui/customization/theme-builder">
          <Translate id="home.wall.theme" description="Link of the home page">
            Make a theme of your own
          </Translate>
        </Link>
        <Link to="/material-ui/all-components">
          <Translate
            id="home.wall.all"
            description="Link of the home page"
            values={{ count: componentCount }}
          >
            {'See all {count} components of Material UI'}
          </Translate>
        </Link>
      </p>
    </section>
  );
}
