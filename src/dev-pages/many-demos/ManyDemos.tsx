import Link from '@docusaurus/Link';
import { Demo } from '../../../plugins/demos/browser/Demo';
import { DEMO_PAGES } from './demoPages';

/** The demos of several pages, grouped by page, as they are shown on those pages. */
export function ManyDemos() {
  return DEMO_PAGES.map(({ path, demos }) => (
    <section key={path}>
      <h2>
        <Link to={path}>
          <bdi>{path}</bdi>
        </Link>
      </h2>
      {demos.map((demo) => (
        <Demo key={demo.id} name={demo.name} demo={demo} disableAd />
      ))}
    </section>
  ));
}
