import type { KeyboardEventHandler } from 'react';
import type { PageShortcut } from '@component-docs/search/shared/types';

interface Props {
  page: PageShortcut;
  baseUrl: string;
  className?: string;
  onKeyDown?: KeyboardEventHandler<HTMLElement>;
}

/** A link to a page, with its title. It is a plain link, because an island is outside of the site's router. */
export function PageLink({ page, baseUrl, className, onKeyDown }: Props) {
  return (
    <a href={hrefOf(page.path, baseUrl)} className={className} onKeyDown={onKeyDown}>
      {page.title}
    </a>
  );
}

/** Returns the URL of a page in the reader's language. */
export function hrefOf(path: string, baseUrl: string): string {
  return baseUrl + path.slice(1);
}
