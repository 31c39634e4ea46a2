import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import styles from './EntryPoints.module.css';

/**
 * Tasks of readers who have looked around, with the path of an icon of 24 by 24. The hero leads to the
 * installation and the components, and its figures to the icons and the API.
 */
function entryPoints() {
  return [
    {
      to: '/material-ui/guides/forms',
      icon: 'M4 5h16v5H4Zm0 9h10m-10 5h6m5-2 2 2 4-4',
      title: translate({ id: 'home.start.forms', message: 'Forms' }),
      text: translate({
        id: 'home.start.forms.text',
        message: 'Labels, validation, error messages, and submitting.',
      }),
    },
    {
      to: '/material-ui/customization/dark-mode',
      icon: 'M20 14.5A8.5 8.5 0 1 1 9.5 4a7 7 0 0 0 10.5 10.5Z',
      title: translate({ id: 'home.start.darkMode', message: 'Dark mode' }),
      text: translate({
        id: 'home.start.darkMode.text',
        message: 'Follow the system, or let users switch.',
      }),
    },
    {
      to: '/material-ui/customization/theme-builder',
      icon: 'M12 3c5 0 9 3.6 9 8 0 3-2.4 4-5 4h-1.5a1.8 1.8 0 0 0-1.3 3c.5.6.6 3-1.2 3a9 9 0 0 1 0-18ZM7.5 12h.01M10 7.5h.01m5.49 0h.01',
      title: translate({ id: 'home.start.themeBuilder', message: 'Theme builder' }),
      text: translate({
        id: 'home.start.themeBuilder.text',
        message: 'Make a theme of your brand color, check it, and copy the code.',
      }),
    },
    {
      to: '/material-ui/migration/upgrade-to-v6',
      icon: 'M12 20V6m0 0 5 5m-5-5-5 5M4 3h16',
      title: translate({ id: 'home.start.upgrade', message: 'Upgrade to v6' }),
      text: translate({
        id: 'home.start.upgrade.text',
        message: 'Codemods, and what each of them leaves to you.',
      }),
    },
  ];
}

/** Links to the guides for frequent tasks. */
export function EntryPoints() {
  return (
    <nav className={styles.section} aria-labelledby="start">
      <h2 id="start">{translate({ id: 'home.start', message: 'Common tasks' })}</h2>
      <ul>
        {entryPoints().map(({ to, icon, title, text }) => (
          <li key={to}>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d={icon} />
            </svg>
            <Link to={to}>{title}</Link>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </nav>
  );
}
