import type ts from 'typescript';
import { readJsDoc } from './readJsDoc';

/** What the comment above a component's type says. */
export interface ComponentComment {
  description: string;
  /** The component's API page on the library's public site. */
  pageUrl: string;
  deprecated?: string;
  inheritance?: { component: string; url: string };
}

const LISTS = /^(Demos|API):$/m;
const PAGE = /^API:$\s+- \[.+?\]\((.+?\/(?:components-|hooks-)?api\/.+?)\)$/m;
const INHERITS = /^- inherits \[(.+?)(?: API)?\]\((.+?)\)$/m;

/**
 * Reads the comment above a component's type. The library ends it with lists of its demos and its
 * API pages; only a component that has them is documented.
 *
 * Gives nothing for a component without an API page.
 */
export function readComponentComment(declaration: ts.Node): ComponentComment | undefined {
  const { description, deprecated } = readJsDoc(declaration);
  const [, pageUrl] = PAGE.exec(description) ?? [];
  if (!pageUrl) {
    return undefined;
  }
  const [, component, url] = INHERITS.exec(description) ?? [];
  return {
    description: description.slice(0, description.search(LISTS)).trim(),
    pageUrl,
    deprecated,
    inheritance: component && url ? { component, url } : undefined,
  };
}
