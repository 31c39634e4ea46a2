import { pageTags } from '@component-docs/kit/node/mdx/pageTags';

/** A `<Playground>` of a page. */
export interface PlaygroundUse {
  /** `material-ui/Button`: the product of the page, and the component. */
  id: string;
  product: string;
  component: string;
  /** Path of the page from the site's root, for messages. */
  path: string;
  /** From 1. */
  line: number;
}

/** The source of a page in any language. */
export interface PageSource {
  /** Folder of the page, which a translation shares: `material-ui/react-button`. */
  page: string;
  /** Path from the site's root. */
  path: string;
  content: string;
}

/** Returns the product of a page: the first part of its folder. */
export function productOf({ page }: Pick<PageSource, 'page'>): string {
  return page.split('/')[0] ?? '';
}

/** Returns the playgrounds of a page, in order. Elements without a component are left out. */
export function playgroundsOf(source: PageSource): PlaygroundUse[] {
  const product = productOf(source);
  return pageTags(source.content, 'Playground').flatMap(({ line, attributes }) => {
    const component = attributes.get('component');
    return typeof component === 'string'
      ? [{ id: `${product}/${component}`, product, component, path: source.path, line }]
      : [];
  });
}
