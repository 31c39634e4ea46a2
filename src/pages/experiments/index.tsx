import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import paths from '@generated/page-tree/default/experiments.json';
import { PlainPage } from '@component-docs/written-pages/browser/plain-page/PlainPage';
import { groupExperiments } from '@component-docs/page-tree/shared/experiments';

/** Lists the experiments. It is in no production build (docusaurus.config.ts), so it isn't translated. */
export default function ExperimentsPage() {
  return (
    <PlainPage
      title="Experiments"
      description="The experiments of a development build."
      lead={`${paths.length} experiments. Readers don't see this list.`}
    >
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      {groupExperiments(paths).map(({ folder, paths: inFolder }) => (
        <section key={folder}>
          <h2>{folder}</h2>
          <ul>
            {inFolder.map((path) => (
              <li key={path}>
                <Link to={path}>{path}</Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </PlainPage>
  );
}
