import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import cards from '@generated/component-overview/default/material-ui.json';
import figures from '@generated/packages/default/figures.json';
import counts from '@generated/page-tree/default/counts.json';
import styles from './Figures.module.css';

const componentPages = new Set(
  Object.values(cards)
    .flat()
    .map(({ href }) => href),
);

/**
 * Figures about the libraries and this site, counted at build, each with the page that shows the counted
 * items.
 */
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
export function Figures() {
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
