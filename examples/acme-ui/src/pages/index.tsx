import useBaseUrl from '@docusaurus/useBaseUrl';
import Translate from '@docusaurus/Translate';
import Layout from '@theme/Layout';

/** The home page. */
export default function Home() {
  return (
    <Layout title="Acme UI" description="Five components for React.">
      <main data-styles="site-pages" className="home">
        <h1>Acme UI</h1>
        <p>
          <Translate id="acme.home.lead">Five components for React, without a provider.</Translate>
        </p>
        <a className="home-start" href={useBaseUrl('/acme-ui/getting-started')}>
          <Translate id="acme.home.start">Get started</Translate>
        </a>
      </main>
    </Layout>
  );
}
