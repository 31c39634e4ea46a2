import type { PackageComponent } from './demo/demoFiles';

/** The exports of a product's installed packages. */
export interface Exports {
  components: readonly PackageComponent[];
  hooks: readonly string[];
}

/** The known facts about a page: its short title, and the components and hooks that it documents. */
export interface KnownPage extends Exports {
  title: string;
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/**
 * Returns the known facts about an existing page.
 *
 * @param frontMatter of the page, which lists the components and hooks that it documents
 */
export function writtenPage(
  title: string,
  frontMatter: Readonly<Record<string, unknown>>,
  { components, hooks }: Exports,
): KnownPage {
  return {
    title,
    components: listOf(frontMatter.components).flatMap(
      (name) => components.find((component) => component.name === name) ?? [],
    ),
    hooks: hooks.filter((name) => listOf(frontMatter.hooks).includes(name)),
  };
}

/**
 * Returns the known facts about a page before it is written: it documents the exports that have the name of
 * its title.
 */
export function newPageOf(title: string, { components, hooks }: Exports): KnownPage {
  const name = title.replace(/[^A-Za-z0-9]/g, '').toLowerCase();
  const names = [name, name.replace(/s$/, ''), `${name}group`];
  return {
    title,
    components: components.filter((component) => names.includes(component.name.toLowerCase())),
    hooks: hooks.filter((hook) => hook.toLowerCase() === `use${name}`),
  };
}
