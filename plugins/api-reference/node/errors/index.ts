import { parse } from 'acorn';
import type { CallExpression, Node } from 'estree';
import { visit } from 'estree-util-visit';
import { LIBRARY } from '@component-docs/kit/shared/site/library';
import { textOf, readModules } from './packageModules';
import type { LoadContext, Plugin } from '@docusaurus/types';

/** An error of a package, whose message production builds replace by a code. */
interface MinifiedError {
  code: number;
  /** With `VALUE` for each value that is known when it is thrown only. */
  message: string;
}

/** Returns the code that a package throws in production in place of a message; bundlers rename imports. */
function codeOf(
  { callee, arguments: [code] }: CallExpression,
  formatter: string,
): number | undefined {
  const isMinified =
    callee.type === 'Identifier' && callee.name.replace(/^_|\d+$/g, '') === formatter;
  return isMinified && code?.type === 'Literal' && typeof code.value === 'number'
    ? code.value
    : undefined;
}

/**
 * Returns the errors of a module whose messages a production build leaves out: the errors that the library's
 * build has put beside their codes (`development ? message : formatter(code)`).
 *
 * Throws an Error for a code whose message has an unknown form.
 *
 * @param source an ES module
 * @param file for error messages
 * @param formatter the function that returns the message of a code
 */
export function extractErrors(source: string, file: string, formatter: string): MinifiedError[] {
  const errors: MinifiedError[] = [];
  const program = parse(source, { ecmaVersion: 'latest', sourceType: 'module' });
  visit(program as Node, (node) => {
    if (node.type !== 'ConditionalExpression' || node.alternate.type !== 'CallExpression') {
      return;
    }
    const code = codeOf(node.alternate, formatter);
    if (code === undefined) {
      return;
    }
    const message = textOf(node.consequent);
    if (message === undefined) {
      throw new Error(
        `${file}: the message of error ${code} has an unknown form. Adapt plugins/api-reference/node/errors/index.ts.`,
      );
    }
    errors.push({ code, message });
  });
  return errors;
}

/** An error of the installed packages. */
export interface CatalogueError extends MinifiedError {
  /** Of its entry on the page, without `#`. */
  anchor: string;
  /** The packages that throw it. */
  packages: string[];
}

/** Brings the errors of packages in the order of their codes, each once. */
export function catalogueOf(
  found: readonly (readonly [packageName: string, errors: readonly MinifiedError[]])[],
): CatalogueError[] {
  const catalogue: Omit<CatalogueError, 'anchor'>[] = [];
  for (const [packageName, errors] of found) {
    for (const { code, message } of errors) {
      const known = catalogue.find((error) => error.code === code && error.message === message);
      if (!known) {
        catalogue.push({ code, message, packages: [packageName] });
      } else if (!known.packages.includes(packageName)) {
        known.packages.push(packageName);
      }
    }
  }
  catalogue.sort((a, b) => a.code - b.code);
  return catalogue.map((error, index) => {
    // Packages of several releases may use a code for different messages.
    const before = catalogue.slice(0, index).filter(({ code }) => code === error.code).length;
    return { ...error, anchor: `error-${error.code}${before > 0 ? `-${before + 1}` : ''}` };
  });
}

/** Reads the errors of the installed packages whose messages production builds leave out. */
export async function readErrors(siteDir: string): Promise<CatalogueError[]> {
  const { formatter } = LIBRARY.errors ?? {};
  if (!formatter) {
    return [];
  }
  const modules = await readModules(siteDir, (source) => source.includes(formatter));
  return catalogueOf(
    modules.map(({ packageName, file, source }) => [
      packageName,
      extractErrors(source, `${packageName}/${file}`, formatter),
    ]),
  );
}

/** Generates the list of errors that the library names in production by their codes only. */
export default function errorsPlugin({ siteDir }: LoadContext): Plugin<CatalogueError[]> {
  return {
    name: 'errors',
    loadContent: () => readErrors(siteDir),
    async contentLoaded({ content, actions }) {
      await actions.createData('catalogue.json', JSON.stringify(content));
    },
  };
}
