import type { PackageComponent } from './demo/demoFiles';

/** What the installed packages of a product export. */
export interface Exports {
  components: readonly PackageComponent[];
  hooks: readonly string[];
}

/** What is known about a page: its short title, and what it documents. */
export interface KnownPage extends Exports {
  title: string;
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/**
 * Returns what is known about a page that exists.
 *
 * @param frontMatter of the page, which lists what it documents
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

/** Returns what is known about a page before it is written: it documents what has the name of its title. */
export function newPageOf(title: string, { components, hooks }: Exports): KnownPage {
  const name = title.replace(/[^A-Za-z0-9]/g, '').toLowerCase();
  const names = [name, name.replace(/s$/, ''), `${name}group`];
  return {
    title,
    components: components.filter((component) => names.includes(component.name.toLowerCase())),
    hooks: hooks.filter((hook) => hook.toLowerCase() === `use${name}`),
  };
}
