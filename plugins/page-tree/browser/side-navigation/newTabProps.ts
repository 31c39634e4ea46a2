import isInternalUrl from '@docusaurus/isInternalUrl';

/** Returns the attributes of a link that opens another site in a new tab; none for a page of this site. */
export function newTabProps(href: string) {
  return isInternalUrl(href) ? {} : { target: '_blank', rel: 'noopener noreferrer' };
}
