import useBaseUrl from '@docusaurus/useBaseUrl';
import { LogoMenu } from '../logo-menu/LogoMenu';
import { useHeaderConfig } from '../../navigation/side-navigation/useHeaderConfig';

/** A link to the home page, with a menu that copies the logo. */
export function Logo() {
  const { title, logo } = useHeaderConfig();
  const home = useBaseUrl('/');
  const source = useBaseUrl(logo.src);
  return (
    <LogoMenu>
      <a className="navbar__brand" href={home}>
        <div className="navbar__logo">
          <img src={source} alt={logo.alt} width={logo.width} height={logo.height} />
        </div>
        <b className="navbar__title text--truncate">{title}</b>
      </a>
    </LogoMenu>
  );
}
