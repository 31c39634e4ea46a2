import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import styles from './EntryPoints.module.css';

/** What readers look for most often, with the path of an icon of 24 by 24. */
function entryPoints() {
  return [
    {
      to: '/material-ui/getting-started/installation',
      icon: 'M12 3v12m0 0 5-5m-5 5-5-5M4 20h16',
      title: translate({
        id: 'home.start.install',
        message: 'Installation',
        description: 'Link of the home page',
      }),
      text: translate({
        id: 'home.start.install.text',
        message: 'The packages to add, the font, and the icons.',
        description: 'Under a link of the home page',
      }),
    },
    {
      to: '/material-ui/all-components',
      icon: 'M4 4h6v6H4Zm10 0h6v6h-6ZM4 14h6v6H4Zm10 0h6v6h-6Z',
      title: translate({
        id: 'home.start.components',
        message: 'All components',
        description: 'Link of the home page',
      }),
      text: translate({
        id: 'home.start.components.text',
        message: 'A picture of each, and a page with demos behind it.',
        description: 'Under a link of the home page',
      }),
    },
    {
      to: '/material-ui/guides/forms',
      icon: 'M4 5h16v5H4Zm0 9h10m-10 5h6m5-2 2 2 4-4',
      title: translate({
        id: 'home.start.forms',
        message: 'Forms',
        description: 'Link of the home page',
      }),
      text: translate({
        id: 'home.start.forms.text',
        message: 'Labels, validation, error messages, and submitting.',
        description: 'Under a link of the home page',
      }),
    },
    {
      to: '/material-ui/customization/dark-mode',
      icon: 'M20 14.5A8.5 8.5 0 1 1 9.5 4a7 7 0 0 0 10.5 10.5Z',
      title: translate({
        id: 'home.start.darkMode',
        message: 'Dark mode',
        description: 'Link of the home page',
      }),
      text: translate({
        id: 'home.start.darkMode.text',
        message: 'Follow the system, or let users switch.',
        description: 'Under a link of the home page',
      }),
    },
    {
      to: '/material-ui/customization/color',
      icon: 'M12 3c5 0 9 3.6 9 8 0 3-2.4 4-5 4h-1.5a1.8 1.8 0 0 0-1.3 3c.5.6.6 3-1.2 3a9 9 0 0 1 0-18ZM7.5 12h.01M10 7.5h.01m5.49 0h.01',
      title: translate({
        id: 'home.start.colors',
        message: 'Theme colors',
        description: 'Link of the home page',
      }),
      text: translate({
        id: 'home.start.colors.text',
        message: 'Pick colors, see their contrast, and copy the theme.',
        description: 'Under a link of the home page',
      }),
    },
  ];
}

/** Links to the pages that readers need most often. */
export function EntryPoints() {
  return (
    <nav className={styles.section} aria-labelledby="start">
      <h2 id="start">
        <Translate id="home.start" description="Heading over links to begin with">
          Start here
        </Translate>
      </h2>
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
