import fs from 'node:fs';
import path from 'node:path';

interface Manifest {
  name: string;
  exports?: Record<string, string>;
  /** A tool for one library, which may name it. */
  isApplication?: true;
}

const packages = fs
  .readdirSync('plugins')
  .map((name) => `plugins/${name}/package.json`)
  .filter((file) => fs.existsSync(file));

const read = (file: string) => fs.readFileSync(file, 'utf8');
const manifestOf = (file: string) => JSON.parse(read(file)) as Manifest;

const CODE = /\.(?:tsx?|css|[cm]?js|json)$/;

/** Returns the files with code in a folder. */
const codeIn = (folder: string): string[] =>
  fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => CODE.test(file) && !/(?:^|\/)(?:node_modules|package\.json)\b/.test(file))
    .map((file) => path.join(folder, file));

/** Names of documented libraries. */
const LIBRARIES =
  /@?\bmui\b|Mui[A-Z-]|\bMaterial\b|\bmaterial-\w+|\bJoy\b|\bjoy\b|\bBase UI\b|\bbase-ui\b|toolpad/gi;

/** Imports of the library's components for the interface of the engine itself. */
const TOOLKIT = /^import .* from '@mui\/material[\w/]*';$/gm;

/** Imports of a site's modules. The tables of labels are the engine's own until a site passes its own. */
const SITE_IMPORTS = /from '(?:@site|(?:\.\.\/)+(?:src|docs|content))\/[^']*'/g;

/**
 * What readers' browsers, their links, and other sites know by these names: keys of storage, metas, and attributes, a
 * value of a cookie, and classes of code blocks.
 */
const KNOWN =
  /'mui-mode'|'mui-color-scheme-'|'data-mui-color-scheme'|muiColorScheme|'--mui-spacing'|"mui:product(?:Category)?Id"|'MUI System'|MuiCode-(?:root|copy)\b/g;

test.each(packages.filter((file) => !manifestOf(file).isApplication))(
  '%s names no documented library, and imports nothing of a site',
  (manifest) => {
    const files = codeIn(path.dirname(manifest)).filter(
      (file) => !/^plugins\/[^/]+\/tests\//.test(file),
    );
    const problems = files.flatMap((file) =>
      read(file)
        .replace(TOOLKIT, '')
        .replace(KNOWN, '')
        .split('\n')
        .flatMap((line, index) =>
          [...(line.match(LIBRARIES) ?? []), ...(line.match(SITE_IMPORTS) ?? [])].map(
            (name) => `${file}:${index + 1}: ${name}`,
          ),
        ),
    );
    // Pass it as a fact of the site (src/site), or as an option of its adapter (src/mui).
    expect(problems).toEqual([]);
  },
);

test.each(packages)('%s exports no module that the server has a twin of', (file) => {
  const { exports = {} } = manifestOf(file);
  const twins = Object.values(exports).filter((module) =>
    ['.server.ts', '.server.tsx'].some((end) =>
      fs.existsSync(path.join(path.dirname(file), module.replace(/\.tsx?$/, '') + end)),
    ),
  );
  // The bundler takes the file that the exports name, so the server would have the browser's half.
  expect(twins).toEqual([]);
});

/** The modules of packages that code outside of tests imports, or generates imports of. */
const imported = new Set(
  [...['plugins', 'src', 'scripts', 'docs', 'examples'].flatMap(codeIn), 'docusaurus.config.ts']
    .filter((file) => file.startsWith('examples/') || !/(?:^|\/)tests\//.test(file))
    .flatMap((file) => read(file).match(/@component-docs\/[\w./-]*[\w]/g) ?? []),
);

test.each(packages)('%s exports only what others import', (file) => {
  const { name, exports = {} } = manifestOf(file);
  const unused = Object.keys(exports)
    .filter((entry) => entry !== './package.json' && !entry.includes('*'))
    .filter((entry) => !imported.has(name + entry.slice(1)));
  // Tests import modules by their paths.
  expect(unused).toEqual([]);
});
