import type { KeyboardEventHandler } from 'react';
import type { PageKind, PageShortcut } from '@component-docs/search/shared/types';
import { officialAddress } from '@component-docs/kit/shared/site/productOfPath';

interface Props {
  page: PageShortcut & { kind?: PageKind };
  baseUrl: string;
  className?: string;
  onKeyDown?: KeyboardEventHandler<HTMLElement>;
}

/**
 * A link to a page, with its title; to the official page if it is planned. It is a plain link, because
 * an island is outside of the site's router.
 */
export function PageLink({ page, baseUrl, className, onKeyDown }: Props) {
  const official = page.kind === 'planned' ? officialAddress(page.path) : undefined;
  return (
    <a
      href={official ?? hrefOf(page.path, baseUrl)}
      {...(official && { target: '_blank', rel: 'noopener noreferrer' })}
      className={className}
      onKeyDown={onKeyDown}
    >
      {page.title}
    </a>
  );
}

/** Returns the URL of a page in the reader's language. */
export function hrefOf(path: string, baseUrl: string): string {
  return baseUrl + path.slice(1);
}
