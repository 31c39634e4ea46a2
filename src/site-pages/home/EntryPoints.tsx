import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import styles from './home.module.css';

function entryPoints() {
  return [
    {
      to: '/material-ui/getting-started/installation',
      title: translate({ id: 'home.start.install', message: 'Installation', description: 'Link' }),
      text: translate({
        id: 'home.start.install.text',
        message: 'The packages to add, and the font.',
        description: 'Under the link to Installation on the home page',
      }),
    },
    {
      to: '/material-ui/react-button',
      title: translate({
        id: 'home.start.button',
        message: 'The Button page',
        description: 'Link',
      }),
      text: translate({
        id: 'home.start.button.text',
        message: 'A component page: demos to press, their code, and what to know.',
        description: 'Under the link to the Button page on the home page',
      }),
    },
    {
      to: '/material-ui/api/button',
      title: translate({
        id: 'home.start.api',
        message: 'The Button API',
        description: 'Link',
      }),
      text: translate({
        id: 'home.start.api.text',
        message: 'An API page: every prop, class, and default, from the types.',
        description: 'Under the link to the Button API on the home page',
      }),
    },
    {
      to: '/versions',
      title: translate({ id: 'home.start.versions', message: 'All versions', description: 'Link' }),
      text: translate({
        id: 'home.start.versions.text',
        message: 'What is installed here, and where older docs are.',
        description: 'Under the link to the versions page on the home page',
      }),
    },
  ];
}

/** Links to pages to start with, one of each kind. */
export function EntryPoints() {
  return (
    <section className={styles.section}>
      <h2>
        <Translate id="home.start" description="Heading over links to begin with">
          Start here
        </Translate>
      </h2>
      <ul className={styles.entries}>
        {entryPoints().map(({ to, title, text }) => (
          <li key={to}>
            <Link to={to}>{title}</Link>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
