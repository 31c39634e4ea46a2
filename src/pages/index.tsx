import { translate } from '@docusaurus/Translate';
import Layout from '@theme/Layout';
import { EntryPoints } from '../site-pages/home/EntryPoints';
import { Hero } from '../site-pages/home/Hero';
import { Products } from '../site-pages/home/Products';
import { SizeSection } from '../site-pages/home/x/SizeSection';
import { TemplateStrip } from '../site-pages/home/TemplateStrip';
import { SITE_IDS } from '@component-docs/static-pages/shared/siteIds';
import styles from '../site-pages/home/home.module.css';

/** The home page: a description of the site, its templates, a grid to try, guides, and its products. */
export default function Home() {
  return (
    <Layout
      title={translate({ id: 'home.title', message: 'React UI components' })}
      description={translate({
        id: 'home.description',
        message: 'Documentation of the MUI family of React UI libraries, with live demos.',
      })}
    >
      <main data-styles="site-pages" id={SITE_IDS.main} tabIndex={-1} className={styles.main}>
        <Hero />
        <TemplateStrip />
        <SizeSection />
        <EntryPoints />
        <Products />
      </main>
    </Layout>
  );
}
