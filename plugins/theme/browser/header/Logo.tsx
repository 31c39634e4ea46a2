import useBaseUrl from '@docusaurus/useBaseUrl';
import { useHeaderConfig } from '@component-docs/page-tree/browser/side-navigation/HeaderLinks';

/** The logo and the title of the site, as a link to the home page. */
export function Logo() {
  const { title, logo } = useHeaderConfig();
  const home = useBaseUrl('/');
  const source = useBaseUrl(logo.src);
  return (
    <a className="navbar__brand" href={home}>
      <div className="navbar__logo">
        <img src={source} alt={logo.alt} width={logo.width} height={logo.height} />
      </div>
      <b className="navbar__title">{title}</b>
    </a>
  );
}
