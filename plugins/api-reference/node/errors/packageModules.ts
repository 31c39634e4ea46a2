import fs from 'node:fs/promises';
import path from 'node:path';
import { Globby } from '@docusaurus/utils';
import { packageFolder } from '@component-docs/kit/node/packages/folders';
import { LIBRARY } from '@component-docs/kit/shared/site/library';
import type { CallExpression, Node, SpreadElement } from 'estree';

/** A module of an installed package. */
export interface PackageModule {
  packageName: string;
  /** Its path in the package, in one of the forms in which that has its modules: `Select/SelectInput.js`. */
  file: string;
  source: string;
}

/** Folders with the same modules in another form. */
const OTHER_FORMS = ['node', 'legacy', 'esm', 'modern', 'node_modules'];

async function modulesOf(
  siteDir: string,
  name: string,
  isNeeded: (source: string) => boolean,
): Promise<PackageModule[]> {
  const folder = packageFolder(siteDir, name);
  const forms = await Promise.all(
    ['modern', 'esm'].map(async (form) => {
      const found = await fs.stat(path.join(folder, form)).catch(() => undefined);
      return found?.isDirectory() ? [form] : [];
    }),
  );
  const [form = ''] = forms.flat();
  const cwd = path.join(folder, form);
  const ignore = form ? [] : OTHER_FORMS.map((other) => `${other}/**`);
  const files = (await Globby('**/*.js', { cwd, ignore })).sort();
  const modules = await Promise.all(
    files.map(async (file) => ({
      packageName: name,
      file,
      source: await fs.readFile(path.join(cwd, file), 'utf8'),
    })),
  );
  return modules.filter(({ source }) => isNeeded(source));
}

/** Reads the modules of the library's installed packages whose source is needed; none if its packages have no scope. */
export async function readModules(
  siteDir: string,
  isNeeded: (source: string) => boolean,
): Promise<PackageModule[]> {
  const { scope, packagesWithoutErrors = [] } = LIBRARY;
  const names = scope ? (await fs.readdir(packageFolder(siteDir, scope))).sort() : [];
  const modules = await Promise.all(
    names
      .filter((name) => !packagesWithoutErrors.includes(name))
      .map((name) => modulesOf(siteDir, `${scope}/${name}`, isNeeded)),
  );
  return modules.flat();
}

/** Replaces a value in the text of a message. */
const VALUE = '…';

/** Returns the items of an array that are joined to a text, and their separator. */
function joinedLines({ callee, arguments: [separator] }: CallExpression) {
  return callee.type === 'MemberExpression' &&
    callee.object.type === 'ArrayExpression' &&
    callee.property.type === 'Identifier' &&
    callee.property.name === 'join' &&
    separator?.type === 'Literal' &&
    typeof separator.value === 'string'
    ? { items: callee.object.elements, separator: separator.value }
    : undefined;
}

/**
 * Returns the text of a message, with `VALUE` for each value that is known only when it is printed; undefined
 * if it isn't text, or begins with such a value.
 */
export function textOf(node: Node | SpreadElement | null | undefined): string | undefined {
  switch (node?.type) {
    case 'Literal':
      return typeof node.value === 'string' ? node.value : undefined;
    case 'TemplateLiteral':
      return node.quasis.map(({ value }) => value.cooked ?? value.raw).join(VALUE);
    case 'BinaryExpression': {
      const left = node.operator === '+' ? textOf(node.left) : undefined;
      return left === undefined ? undefined : left + (textOf(node.right) ?? VALUE);
    }
    case 'ConditionalExpression':
      return textOf(node.consequent);
    case 'ArrayExpression':
      return linesOf(node.elements, '\n');
    case 'CallExpression': {
      const joined = joinedLines(node);
      return joined && linesOf(joined.items, joined.separator);
    }
    default:
      return undefined;
  }
}

/** Returns the text of several lines; the first one must be text. */
function linesOf(
  items: readonly (Node | SpreadElement | null)[],
  separator: string,
): string | undefined {
  const [first, ...others] = items.map(textOf);
  return first === undefined
    ? undefined
    : [first, ...others.map((line) => line ?? VALUE)].filter(Boolean).join(separator);
}
