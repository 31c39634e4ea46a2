import { HeaderLinks } from './HeaderLinks';
import { GeneralLinks } from './GeneralLinks';

/** The drawer's content on a page without a tree: the products' start pages, and the general links. */
export function GeneralMenu() {
  return (
    <div className="menu">
      <ul className="menu__list">
        <HeaderLinks className="menu__link" />
        <GeneralLinks />
      </ul>
    </div>
  );
}
