import siteMap from '@generated/page-tree/default/siteMap.json';
import { NavigationLink } from './NavigationLink';

/** The items of the general tree, which belong to no product. */
export function GeneralLinks() {
  return siteMap.general.map((item) => (
    <NavigationLink key={item.href} item={item} hidden={false} isActive={false} />
  ));
}
