import type { ExtractedComponent } from '@component-docs/api-reference';
import { importStatement } from '@component-docs/api-reference/node/describe/samples';
import type { Product } from '@component-docs/kit/shared/site/types';
import { curatedExample } from './curatedExamples';
import { derivedExample } from './derivedExample';
import type { DerivedExample } from './derivedExample';
import { shownDemos } from '@component-docs/kit/node/mdx/pageTags';

/** Throws, with an example, when a name can't be a demo's name. */
export function checkDemoName(name: string): void {
  if (!/^[A-Z][A-Za-z0-9]*$/.test(name)) {
    const parts = name.split(/[^A-Za-z0-9]+/).filter((part) => /^[A-Za-z]/.test(part));
    const example = parts.map((part) => part.charAt(0).toUpperCase() + part.slice(1)).join('');
    throw new Error(
      `"${name}" is not the name of a demo. Write it like a component: ${example || 'ColorSlider'}.`,
    );
  }
}

/** A component and the package that exports it. */
export interface PackageComponent extends ExtractedComponent {
  packageName: string;
}

/** A file to write, with its path relative to the site's root. */
export interface NewFile {
  file: string;
  text: string;
}

function exampleOf(component: PackageComponent): DerivedExample {
  const curated = curatedExample(component.packageName, component.name);
  return curated === undefined ? derivedExample(component) : { statements: [], jsx: curated };
}

/** Returns the code of a demo. The elements that its JSX names are imported from the packages. */
function demoCode(
  name: string,
  { statements, jsx }: DerivedExample,
  components: readonly PackageComponent[],
  extraImports: readonly string[] = [],
): string {
  const used = new Set([...jsx.matchAll(/<([A-Z]\w*)/g)].map(([, tag]) => tag));
  const imports = [
    ...(statements.length > 0 ? ["import { useState } from 'react';"] : []),
    ...components
      .filter((component) => used.has(component.name))
      .map((component) => importStatement(component.packageName, component)),
    ...extraImports,
  ];
  const body = [...statements, `return ${jsx};`].join('\n');
  // A demo that is named like the component can't have the same name in its module.
  const functionName = used.has(name) ? `${name}Demo` : name;
  return `${imports.join('\n')}\n\nexport default function ${functionName}() {\n${body}\n}\n`;
}

/** The three versions of a demo of an unstyled library: the same elements in a styled box. */
function styledFiles(
  folder: string,
  name: string,
  { statements, jsx }: DerivedExample,
  components: readonly PackageComponent[],
): NewFile[] {
  const version = (open: string, close: string, imports: readonly string[]) =>
    demoCode(name, { statements, jsx: `${open}${jsx}${close}` }, components, imports);
  const texts: Readonly<Record<string, string>> = {
    'system.tsx': version('<Box sx={{ p: 2 }}>', '</Box>', ["import Box from '@mui/system/Box';"]),
    'tailwind.tsx': version('<div className="p-4">', '</div>', []),
    'css.tsx': version('<div className="box">', '</div>', ["import './styles.css';"]),
    'styles.css': '.box {\n  padding: 1rem;\n}\n',
  };
  return Object.entries(texts).map(([file, text]) => ({
    file: `docs/${folder}/demos/${name}/${file}`,
    text,
  }));
}

/**
 * Returns the files of a new demo: a small use of a component that compiles and renders.
 *
 * @param folder folder of the page, relative to `docs/`
 * @param components the components of the product's packages, including the one to use
 */
export function demoFiles(
  { folder, product }: { folder: string; product: Product },
  name: string,
  component: PackageComponent,
  components: readonly PackageComponent[],
): NewFile[] {
  const example = exampleOf(component);
  return product.apiTabs
    ? styledFiles(folder, name, example, components)
    : [{ file: `docs/${folder}/demos/${name}.tsx`, text: demoCode(name, example, components) }];
}

/** Components that throw outside a context that no component provides. */
const DEPENDENT = new Set(['CssAnimation', 'CssTransition']);

/**
 * Returns the component that a page is about: the one with the page's title, or the first; undefined
 * if none can be shown alone.
 */
export function mainComponent(
  title: string,
  components: readonly PackageComponent[],
): PackageComponent | undefined {
  const wanted = title.replace(/[^A-Za-z0-9]/g, '').toLowerCase();
  const independent = components.filter(({ name }) => !DEPENDENT.has(name));
  const byName = (name: string) =>
    independent.find((component) => component.name.toLowerCase() === name);
  return (
    byName(wanted) ?? byName(wanted.replace(/s$/, '')) ?? byName(`${wanted}group`) ?? independent[0]
  );
}

/** Returns a page that shows a demo: at the end, unless it is already there. */
export function showDemo(page: string, name: string): string {
  return shownDemos(page).some((shown) => shown.name === name)
    ? page
    : `${page.trimEnd()}\n\n<Demo name="${name}" />\n`;
}
