import path from 'node:path';

/** What a docs plugin knows of a page, as far as the API reference reads it. */
export interface DocPage {
  title: string;
  permalink: string;
  /** `@site/docs/…` */
  source: string;
  frontMatter: Readonly<Record<string, unknown>>;
}

/** A page and the components that its front matter says it documents. */
export interface ComponentsOfPage {
  title: string;
  href: string;
  /** Path from the site's root, for messages. */
  file: string;
  components: readonly string[];
}

/**
 * The pages whose front matter has a `components` list. Gives a fault, with the file, for a list
 * that is not one of names.
 */
export function documentedComponents(docs: readonly DocPage[]): {
  pages: ComponentsOfPage[];
  faults: string[];
} {
  const pages: ComponentsOfPage[] = [];
  const faults: string[] = [];
  for (const { title, permalink, source, frontMatter } of docs) {
    const { components } = frontMatter;
    const file = path.posix.normalize(source.replace(/^@site\//, ''));
    if (components === undefined) {
      continue;
    }
    if (Array.isArray(components) && components.every((name) => typeof name === 'string')) {
      const label = frontMatter.sidebar_label;
      pages.push({
        title: typeof label === 'string' ? label : title,
        href: permalink,
        file,
        components,
      });
    } else {
      faults.push(`${file}: "components" is a list of component names: [Button, IconButton].`);
    }
  }
  return { pages, faults };
}

/** A fault for every documented component that no package of the product has. */
export function unknownComponents(
  pages: readonly ComponentsOfPage[],
  known: ReadonlySet<string>,
  packages: readonly string[],
): string[] {
  return pages.flatMap(({ file, components }) =>
    components
      .filter((name) => !known.has(name))
      .map(
        (name) =>
          `${file}: component "${name}" is in none of ${packages.join(', ')}. Correct "components" in the front matter.`,
      ),
  );
}
