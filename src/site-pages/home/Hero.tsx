import { useContext } from 'react';
import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import versions from '@generated/packages/default/versions.json';
import cards from '@generated/component-overview/default/material-ui.json';
import figures from '@generated/packages/default/figures.json';
import counts from '@generated/page-tree/default/counts.json';
import themeStylesheets from '@generated/demos/default/themeStylesheets';
import { CodeBlock } from '@component-docs/written-pages/browser/code-blocks/CodeBlock';
import { PageStylesContext } from '@component-docs/demo-themes/browser/PageStylesContext';
import { ThemeStylesheet } from '@component-docs/demo-themes/browser/ThemeStylesheet';
import { Island } from '@component-docs/static-pages/browser/islands';
import { CODING_AGENTS } from '../../site/shared/paths';
import { serverShowcase } from './showcase/serverShowcase';
import styles from './Hero.module.css';

/** The showcase as the page prints it: the library is downloaded when a reader touches it. */
function ShowcaseIsland({ className }: { className?: string | undefined }) {
  const element = serverShowcase(useContext(PageStylesContext));
  return (
    <div className={className} dir="ltr">
      <ThemeStylesheet href={themeStylesheets.branding} />
      <Island id="showcase" module="showcase" trigger="interaction">
        {element}
      </Island>
      <noscript>
        <p>{translate({ id: 'home.needsScript', message: 'This example needs JavaScript.' })}</p>
      </noscript>
    </div>
  );
}

const componentPages = new Set(
  Object.values(cards)
    .flat()
    .map(({ href }) => href),
);

/** Figures counted at build, each with the page that shows the counted items. */
function figureList() {
  return [
    {
      to: '/material-ui/all-components',
      value: componentPages.size,
      label: translate({ id: 'home.figures.components', message: 'components of Material UI' }),
    },
    {
      to: '/material-ui/material-icons',
      value: figures.icons,
      label: translate({ id: 'home.figures.icons', message: 'icons to search' }),
    },
    {
      to: '/about#checks',
      value: counts.documents,
      label: translate({ id: 'home.figures.pages', message: 'pages by hand, in two languages' }),
    },
    {
      to: '/material-ui/api',
      value: counts.references,
      label: translate({ id: 'home.figures.references', message: 'API pages from the packages' }),
    },
  ];
}

/** The figures below the hero of the home page. */
function Figures() {
  const { currentLocale } = useDocusaurusContext().i18n;
  return (
    <ul
      className={styles.figures}
      aria-label={translate({ id: 'home.figures', message: 'In figures' })}
    >
      {figureList().map(({ to, value, label }) => (
        <li key={to}>
          <Link to={to}>
            <strong>{value.toLocaleString(currentLocale)}</strong> {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}

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
