// Records the cost of importing each component for an app, in content/import-sizes.json. Run it after an
// update of the packages: npm run record -- import-sizes
import { writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import pLimit from 'p-limit';
import { readPackage } from '@component-docs/api-reference';
import { importStatements } from '@component-docs/api-reference/node/describe/samples';
import { IMPORT_SIZES } from '@component-docs/api-reference/node/links/componentLinks';
import type {
  ImportSize,
  ImportSizes,
} from '@component-docs/api-reference/node/links/componentLinks';
import { PRODUCTS } from '@component-docs/kit/shared/site/products';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { build } from 'esbuild';

const gzip = promisify(zlib.gzip);
const brotli = promisify(zlib.brotliCompress);

/** Compressed sizes of code, in bytes. */
interface CodeSize {
  readonly gzip: number;
  readonly brotli: number;
}

/** The packages that every app with the components has. */
const OF_THE_APP = ['react', 'react-dom', 'react/*', 'react-dom/*'];

/**
 * Bundles some imports as an app's bundler does it for production, without React.
 *
 * @param statements `import Button from '@mui/material/Button';`, each of another name
 * @param root folder whose `node_modules` has the packages
 * @throws {Error} If an import can't be resolved.
 */
async function bundle(statements: readonly string[], root: string): Promise<Uint8Array> {
  const names = statements.map((statement) => /^import \{? ?(\w+)/.exec(statement)?.[1] ?? '');
  const { outputFiles } = await build({
    stdin: {
      contents: `${statements.join('\n')}\nexport { ${names.join(', ')} };`,
      resolveDir: root,
      sourcefile: statements.join(' '),
    },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    mainFields: ['module', 'main'],
    external: OF_THE_APP,
    define: { 'process.env.NODE_ENV': '"production"' },
    loader: { '.css': 'empty' },
    logLevel: 'silent',
  });
  return outputFiles[0]?.contents ?? new Uint8Array();
}

const gzipped = async (code: Uint8Array) => (await gzip(code, { level: 9 })).length;

/** Returns the size of an app's download for an import. Throws an Error if the import can't be resolved. */
export async function bundleSize(statement: string, root: string): Promise<CodeSize> {
  const code = await bundle([statement], root);
  const [size, compressed] = await Promise.all([gzipped(code), brotli(code)]);
  return { gzip: size, brotli: compressed.length };
}

/** Returns the size of several imports in one app, compressed by gzip: Brotli takes longer than the bundler. */
async function sharedSize(statements: readonly string[], root: string): Promise<number> {
  return gzipped(await bundle(statements, root));
}

const ROOT = path.resolve(__dirname, '../..');

const PACKAGES = [...new Set(PRODUCTS.flatMap(({ apiPackages }) => apiPackages))];

/** The Button of the library that a package's components are used with, and how it is imported. */
const BUTTONS: Readonly<Record<string, string>> = {
  '@mui/material': "import Button from '@mui/material/Button';",
  '@mui/lab': "import Button from '@mui/material/Button';",
  '@mui/joy': "import Button from '@mui/joy/Button';",
};

/** Bundled once for each package. */
interface Button extends CodeSize {
  readonly statement: string;
}

async function sizeOf(statement: string, button: Button | undefined): Promise<ImportSize> {
  const size = await bundleSize(statement, ROOT);
  if (!button || statement === button.statement) {
    return size;
  }
  const both = await sharedSize([button.statement, statement], ROOT);
  return { ...size, addedToButton: Math.max(0, both - button.gzip) };
}

async function measure(packageName: string): Promise<ImportSizes[string]> {
  const { installed, components } = await readPackage(ROOT, packageName);
  const statement = BUTTONS[packageName];
  const button = statement ? { statement, ...(await bundleSize(statement, ROOT)) } : undefined;
  const limit = pLimit(availableParallelism());
  const measureOne = async (component: (typeof components)[number]) => {
    const [own] = importStatements(packageName, component);
    try {
      return own ? [[component.name, await sizeOf(own, button)] as const] : [];
    } catch (error) {
      // Some need an optional package that this site doesn't install.
      console.warn(`${component.name} is left out: ${String(error)}`);
      return [];
    }
  };
  const measured = components.map((component) => limit(() => measureOne(component)));
  const sizes = (await Promise.all(measured)).flat();
  console.log(`${packageName} ${installed.version}: ${sizes.length} components`);
  return { version: installed.version, components: Object.fromEntries(sizes) };
}

/** One line for each component, so that a change shows which ones it affects. */
function printed(sizes: ImportSizes): string {
  const text = JSON.stringify(sizes, null, 2);
  return `${text.replace(/\{\s+("gzip"[^}]+?)\s+\}/g, (_whole, entries: string) => `{ ${entries.replace(/\s*\n\s*/g, ' ')} }`)}\n`;
}

export async function record(): Promise<void> {
  const sizes: Record<string, ImportSizes[string]> = {};
  for (const name of PACKAGES) {
    sizes[name] = await measure(name);
  }
  await writeFile(path.join(ROOT, IMPORT_SIZES), printed(sizes));
}
