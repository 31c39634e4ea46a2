import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import versions from '@generated/packages/default/versions.json';
import { CodeBlock } from '@component-docs/written-pages/browser/code-blocks/CodeBlock';
import { CODING_AGENTS } from '../../site/shared/paths';
import { Figures } from './Figures';
import { ShowcaseIsland } from './showcase/ShowcaseIsland';
import styles from './Hero.module.css';

/** Further facts for readers, each with a link to its explanation. */
function Facts() {
  return (
    <ul
      className={styles.facts}
      aria-label={translate({ id: 'home.facts', message: 'About these pages' })}
    >
      <li>
        <Link to={CODING_AGENTS}>
          <Translate id="pageActions.agents">For coding agents</Translate>
        </Link>
      </li>
      <li>
        <Link to="/about#offline">
          <Translate id="home.facts.offline">Readable offline</Translate>
        </Link>
      </li>
      <li>
        <Link to="/about#license">
          <Translate id="home.facts.license">Free under the MIT License</Translate>
        </Link>
      </li>
      <li>
        <Link to="/about">
          <Translate id="home.facts.about">Who makes these pages</Translate>
        </Link>
      </li>
    </ul>
  );
}

/** The command of the installation page, for the documented major version. */
function installCommand(): string {
  const [major] = (versions['@mui/material'] ?? 'latest').split('.');
  return `npm install @mui/material@${major} @emotion/react @emotion/styled`;
}

/** Introduces the site and its audience, next to an app that readers can use. */
export function Hero() {
  return (
    <div className={styles.hero}>
      <div>
        <h1>
          <Translate id="home.heading">React components to build with, and to try first</Translate>
        </h1>
        <p className={styles.lead}>
          <Translate id="home.lead">
            Material UI gives your app buttons, forms, tables, and dialogs that share one theme. MUI
            X adds a data grid, and Base UI and Joy UI bring other looks. Try each component on its
            page, change its code, and copy it.
          </Translate>
        </p>
        <p className={styles.actions}>
          <Link className={styles.primary} to="/material-ui/getting-started/installation">
            <Translate id="home.install">Install Material UI</Translate>
          </Link>
          <Link className={styles.secondary} to="/material-ui/all-components">
            <Translate id="home.browse">See all components</Translate>
          </Link>
        </p>
        <CodeBlock html={installCommand()} language="bash" className={styles.install} />
      </div>
      <ShowcaseIsland className={styles.show} />
      <Figures />
      <Facts />
    </div>
  );
}
