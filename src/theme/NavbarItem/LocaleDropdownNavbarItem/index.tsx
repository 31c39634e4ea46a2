// Change: on `/zh`, which here has no slash at its end, 3.10.2's links lead to another host (`//zh`).
import type { ReactNode } from 'react';
import IconLanguage from '@theme/Icon/Language';
import DropdownNavbarItem from '@theme/NavbarItem/DropdownNavbarItem';
import type { Props } from '@theme/NavbarItem/LocaleDropdownNavbarItem';
import { languageMenuLabel } from '@site/src/language/languageMenuLabel';
import { useLanguageLinks } from '@site/src/language/useLanguageLinks';
import styles from './styles.module.css';

export default function LocaleDropdownNavbarItem({
  dropdownItemsBefore: before,
  dropdownItemsAfter: after,
  queryString: _,
  ...props
}: Props): ReactNode {
  const links = useLanguageLinks();
  const active = props.mobile ? 'menu__link--active' : 'dropdown__link--active';
  const items = links.map(({ label, htmlLang, href, isCurrent }) => ({
    label,
    lang: htmlLang,
    to: `pathname://${href}`,
    target: '_self',
    autoAddBaseUrl: false,
    className: isCurrent ? active : '',
  }));
  const label = (
    <>
      <IconLanguage className={styles.icon} />
      {props.mobile ? languageMenuLabel() : links.find(({ isCurrent }) => isCurrent)?.label}
    </>
  );
  return <DropdownNavbarItem {...props} label={label} items={[...before, ...items, ...after]} />;
}
