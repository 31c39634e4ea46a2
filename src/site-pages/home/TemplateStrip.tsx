import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { useTranslate } from '@component-docs/labels/browser/useTranslate';
import { TemplatePicture } from '@component-docs/templates/browser/pages/TemplatePicture';
import { framePath, galleryPath } from '@component-docs/templates/shared/paths';
import styles from './TemplateStrip.module.css';

/** Templates of two kinds, each with the label of its title. */
const TEMPLATES = {
  dashboard: 'templates.dashboard',
  'marketing-page': 'templates.marketingPage',
} as const;

function Template({ slug, title }: { slug: string; title: string }) {
  return (
    <li>
      <TemplatePicture slug={slug} />
      {/* Not a page of the site: the browser loads it in full. */}
      <a href={useBaseUrl(framePath(slug))} target="_self">
        {title}
      </a>
    </li>
  );
}

/** Pictures of complete pages, with links to the running pages. */
export function TemplateStrip() {
  const translate = useTranslate();
  return (
    <section data-styles="templates" className={styles.section} aria-labelledby="templates">
      <h2 id="templates">
        <Translate id="home.templates">Start from a complete page</Translate>
      </h2>
      <ul>
        {Object.entries(TEMPLATES).map(([slug, label]) => (
          <Template key={slug} slug={slug} title={translate(label) ?? ''} />
        ))}
      </ul>
      <p>
        <Link to={galleryPath('dashboard')}>
          <Translate id="home.templates.all">See all templates, and download their code</Translate>
        </Link>
      </p>
    </section>
  );
}
