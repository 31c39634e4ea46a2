import path from 'node:path';

/** The properties of a docs plugin's page that the API reference uses. */
export interface DocPage {
  title: string;
  permalink: string;
  /** `@site/docs/…` */
  source: string;
  frontMatter: Readonly<Record<string, unknown>>;
}

/** A page and the components that it documents according to its front matter. */
export interface ComponentsOfPage {
  title: string;
  href: string;
  /** Path relative to the site's root, for messages. */
  file: string;
  components: readonly string[];
}

type SourcedPage = Pick<DocPage, 'frontMatter' | 'source'>;

/** Returns the path of a page's source, relative to the site's root, for messages. */
export function sourceFile({ source }: SourcedPage): string {
  return path.posix.normalize(source.replace(/^@site\//, ''));
}

const isNames = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((name) => typeof name === 'string');

/** Returns the pages with a `components` list, and a problem, with the file, for other values. */
export function documentedComponents(docs: readonly DocPage[]): {
  pages: ComponentsOfPage[];
  problems: string[];
} {
  const pages: ComponentsOfPage[] = [];
  const problems: string[] = [];
  for (const doc of docs) {
    const { components, sidebar_label: label } = doc.frontMatter;
    const file = sourceFile(doc);
    if (isNames(components)) {
      const title = typeof label === 'string' ? label : doc.title;
      pages.push({ title, href: doc.permalink, file, components });
    } else if (components !== undefined) {
      problems.push(
        `${file}: "components" must be a list of component names: [Button, IconButton].`,
      );
    }
  }
  return { pages, problems };
}

/**
 * Returns the hooks that a page documents according to its front matter, or none without such a
 * list.
 *
 * Throws, with the file, when the value isn't a list of names.
 */
export function documentedHooks(page: SourcedPage): string[] {
  const { hooks = [] } = page.frontMatter;
  if (isNames(hooks)) {
    return hooks;
  }
  throw new Error(`${sourceFile(page)}: "hooks" must be a list of hook names: [useButton].`);
}
