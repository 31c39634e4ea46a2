import type ts from 'typescript';
import { readJsDoc } from './readJsDoc';

/** The content of the comment above a component's type. */
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
 * Reads the comment above a component's type. The library's build adds lists of demos and API pages
 * at its end; only a component with these is documented.
 *
 * @returns undefined for a component without an API page
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
