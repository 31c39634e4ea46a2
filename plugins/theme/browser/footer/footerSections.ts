import siteMap from '@generated/page-tree/default/siteMap.json';
import { translate } from '@docusaurus/Translate';
import { CATALOGUE_ENTRIES } from '@component-docs/page-tree/shared/catalogue';

export interface FooterLink {
  title: string;
  /** A site path, or the URL of a page elsewhere. */
  href: string;
  /** The path is complete: it begins with the path of the language, unless all languages share the file. */
  isComplete?: true;
}

export interface FooterSection {
  title: string;
  links: readonly FooterLink[];
}

export interface FooterOptions {
  /** Only sites that know their own origin have a feed. */
  hasFeed: boolean;
  repositoryUrl: string;
}

function productLinks(): FooterLink[] {
  return CATALOGUE_ENTRIES.flatMap(({ id, name }) => {
    const href = siteMap.landings[id];
    return href === undefined ? [] : [{ title: name, href }];
  });
}

function siteLinks({ hasFeed, repositoryUrl }: FooterOptions): FooterLink[] {
  const feed = {
    title: translate({ id: 'footer.feed', message: 'Feed of changes (RSS)' }),
    href: '/feed.xml',
  };
  return [
    {
      title: translate({ id: 'footer.source', message: 'Source code' }),
      href: repositoryUrl,
    },
    ...(hasFeed ? [feed] : []),
    {
      title: translate({ id: 'footer.llms', message: 'Pages as text for AI tools' }),
      href: '/llms.txt',
    },
    {
      title: translate({ id: 'footer.licenses', message: 'Licenses' }),
      href: '/licenses.txt',
      isComplete: true,
    },
  ];
}

/** Returns the groups of links in the footer of every page, in the language of the build. */
export function footerSections(options: FooterOptions): FooterSection[] {
  const sections: FooterSection[] = [
    {
      title: translate({ id: 'footer.products', message: 'Products' }),
      links: productLinks(),
    },
    {
      title: translate({ id: 'footer.more', message: 'More' }),
      links: siteMap.general.map(({ label, href }) => ({ title: label, href, isComplete: true })),
    },
    {
      title: translate({ id: 'footer.site', message: 'This site' }),
      links: siteLinks(options),
    },
  ];
  return sections.filter(({ links }) => links.length > 0);
}
