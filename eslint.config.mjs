import { readdirSync } from 'node:fs';
import path from 'node:path';
import js from '@eslint/js';
import compat from 'eslint-plugin-compat';
import { createNodeResolver, importX } from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

/** Methods newer than the oldest browsers in browserslist, and what to call instead. */
const NEW_METHODS = Object.entries({
  toSorted: '[...list].sort()',
  toReversed: '[...list].reverse()',
  toSpliced: 'slice()',
  groupBy: 'reduce()',
  withResolvers: 'new Promise()',
  isWellFormed: 'a regular expression',
  toWellFormed: 'a regular expression',
}).map(([method, instead]) => ({
  selector: `CallExpression > MemberExpression.callee[property.name="${method}"]`,
  message: `Browsers that the site supports don't have ${method}(). Use ${instead}.`,
}));

/** A value of JSX that isn't a text as it stands, such as `{' '}`. */
const VALUE = 'JSXExpressionContainer[expression.type!=/^(?:Literal|JSXEmptyExpression)$/]';
const WORDS = 'JSXText[value=/[^\\s]/]';

/** Text beside other content that changes, comes, or goes: translators replace its node, and React fails. */
const SPLIT_TEXT = [
  `${VALUE} ~ ${WORDS}`,
  `${WORDS} ~ ${VALUE}`,
  ':matches(JSXElement, JSXExpressionContainer) ~ JSXExpressionContainer > LogicalExpression[right.type=/^(?:Literal|TemplateLiteral)$/]',
].map((selector) => ({
  selector,
  message: 'Put the text into one template literal, or into an element of its own.',
}));

/** The packages below `plugins`. A package imports only itself and those before it. */
const PACKAGES = [
  'kit',
  'labels',
  'static-pages',
  'preferences',
  'third-parties',
  'written-pages',
  'translation-drift',
  'page-tree',
  'fast-start',
  'offline',
  'ads',
  'react-api-model',
  'api-reference',
  'api-history',
  'demo-themes',
  'sandbox',
  'demos',
  'playgrounds',
  'component-overview',
  'templates',
  'theme-builder',
  'docs-checks',
  'product-docs',
  'search',
  'icon-list',
  'markdown-output',
  'social-cards',
  'hosting',
  'theme',
  'preset',
];

/**
 * The groups of the site's own code. A group imports only itself, the groups before it, what the later ones
 * share, and the packages below `plugins`.
 */
const GROUPS = [
  'branding',
  'mui',
  'site',
  'products',
  'analytics',
  'error-reports',
  'sponsors',
  'feedback',
  'customization',
  'style-properties',
  'site-pages',
  'app',
  'theme',
  'pages',
];

/** What a group shares with all others: code that runs anywhere, without React, the component library, or Node. */
const SHARED = ['**/src/*/shared/**', '**/src/branding/**'];

/**
 * Returns a zone for each folder of a tree, which forbids imports from later folders.
 *
 * @param {string} tree
 * @param {string[]} order
 * @param {string[]} [shared] patterns of what all may import
 * @throws {Error} If a folder is missing from the list, which would leave it unchecked.
 */
function orderZones(tree, order, shared) {
  const folders = readdirSync(path.join(import.meta.dirname, tree), { withFileTypes: true });
  const unlisted = folders.filter((entry) => entry.isDirectory() && !order.includes(entry.name));
  if (unlisted.length > 0) {
    const names = unlisted.map(({ name }) => `${tree}/${name}`).join(', ');
    throw new Error(`Add ${names} to the order in eslint.config.mjs.`);
  }
  return order.slice(0, -1).map((name, index) => ({
    // Tests may use later packages.
    target: [`./${tree}/${name}/*`, `./${tree}/${name}/!(tests)/**`],
    from: order.slice(index + 1).map((later) => `./${tree}/${later}/**`),
    except: shared,
    message: `${tree}/${name} imports only what is before it. The order is in eslint.config.mjs.`,
  }));
}

/** The folders of a package whose modules run in browsers. */
const IN_BROWSER = '{browser,lazy,sandbox}';

/** Imports point one way: build → what both use ← browser. */
const DIRECTION = [
  ...orderZones('src', GROUPS, SHARED),
  ...orderZones('plugins', PACKAGES),
  {
    target: [
      './src/*/!(node)/**',
      './src/!(site)/*.{ts,tsx}',
      `./plugins/*/${IN_BROWSER}/**`,
      './plugins/*/shared/**',
    ],
    from: ['./plugins/*/{node,extract}/**', './src/*/node/**'],
    message:
      'Browser code never imports what runs at build: data arrives as route modules or generated files.',
  },
  {
    target: './plugins/*/shared/**',
    from: `./plugins/*/${IN_BROWSER}/**`,
    message:
      'What the build and browsers share imports only what they share. Move the module into "shared".',
  },
  {
    target: './docs',
    from: ['./src', './plugins'],
    message: 'Pages reach React only by the names in plugins/theme/theme/MDXComponents.',
  },
];

const BROWSER_FILES = [
  'src/**/*.{ts,tsx}',
  `plugins/*/${IN_BROWSER}/**/*.{ts,tsx}`,
  'plugins/*/shared/**/*.{ts,tsx}',
];

/** What every page downloads must stay free of the component library. */
const SHELL_RESTRICTIONS = {
  patterns: [
    {
      group: ['@mui/*', '@emotion/*'],
      allowTypeImports: true,
      message: 'The shell carries no component library: put this into an island.',
    },
  ],
};

/** What runs neither in Node nor in a worker, or only there. */
const SHARED_RESTRICTIONS = {
  patterns: [
    {
      group: [
        'react',
        'react-dom',
        'react-dom/*',
        '@mui/*',
        '@emotion/*',
        '@docusaurus/*',
        '@theme/*',
      ],
      allowTypeImports: true,
      message: 'Shared modules run in Node, in the browser, and in workers.',
    },
    {
      group: ['node:*'],
      message: 'Shared modules run in browsers, too.',
    },
  ],
};

/** What Docusaurus and its bundler keep to themselves. */
const INTERNALS = {
  patterns: [
    {
      group: [
        '@docusaurus/*/internal',
        '@docusaurus/*/lib/*',
        '@docusaurus/theme-classic',
        '@docusaurus/theme-classic/*',
        '@generated/{docusaurus.config,globalData,i18n,registry,routes,routesChunkNames,site-metadata}',
        '@rspack/*',
        'webpack',
      ],
      message:
        'Only plugins/static-pages and plugins/fast-start know Docusaurus from the inside: import it from there, and add what it relies on to plugins/static-pages/node/couplings/couplings.ts.',
    },
  ],
};

/** Functions that throw on what readers type, or never end on a bad network. */
const CHECKED_FUNCTIONS = [
  {
    name: 'fetch',
    message:
      'An answer may never end: use fetchInTime or fetchText of plugins/kit/browser/fetchInTime.ts.',
  },
  ...['decodeURI', 'decodeURIComponent'].map((name) => ({
    name,
    message: 'It throws on a stray "%": use decodePart of plugins/kit/shared/address.ts.',
  })),
];

export default tseslint.config(
  {
    ignores: [
      'build/',
      'examples/*/build/',
      '**/.docusaurus/',
      'node_modules/',
      'coverage/',
      'test-results/',
      '.cache/',
      '.wireit/',
      'tests/fixtures/',
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.recommendedTypeChecked,
  jsxA11y.flatConfigs.recommended,
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    languageOptions: {
      globals: { ...globals.browser, ...globals.node },
      parserOptions: {
        projectService: {
          allowDefaultProject: [
            '*.mjs',
            'scripts/*.mjs',
            'scripts/lib/*.mjs',
            'static/examples/*.js',
          ],
        },
        tsconfigRootDir: import.meta.dirname,
      },
    },
    plugins: { 'import-x': importX, 'react-hooks': reactHooks },
    settings: {
      // Without its parser, import-x reads no imports of TypeScript files, and finds no cycle.
      'import-x/extensions': ['.ts', '.tsx', '.mjs'],
      'import-x/parsers': { '@typescript-eslint/parser': ['.ts', '.tsx'] },
      'import-x/resolver-next': [
        createNodeResolver({ extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'] }),
      ],
    },
    rules: {
      curly: 'error',
      eqeqeq: 'error',
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      'import-x/no-restricted-paths': ['error', { zones: DIRECTION }],
      'import-x/no-cycle': ['error', { ignoreExternal: true }],
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'separate-type-imports' },
      ],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // The libraries' dialogs and popups have their first focus set by this prop.
      'jsx-a11y/no-autofocus': ['error', { ignoreNonDOM: true }],
      // Base UI's Switch renders an input.
      'jsx-a11y/label-has-associated-control': ['error', { controlComponents: ['Switch'] }],
      // Scrolling listings are focusable on purpose: axe's scrollable-region-focusable.
      'jsx-a11y/no-noninteractive-tabindex': [
        'error',
        { tags: ['pre', 'main'], roles: ['tabpanel'] },
      ],
    },
  },
  // A package is imported by its name, and TypeScript knows only what its "exports" list.
  {
    files: ['{docs,plugins,scripts,src}/**/*.{ts,tsx}', '*.ts'],
    ignores: [
      'plugins/*/tests/**',
      // They import the site's table of labels, until a site passes its own.
      'plugins/labels/{browser,node,shared}/**',
    ],
    rules: { 'import-x/no-relative-packages': 'error' },
  },
  {
    files: BROWSER_FILES,
    ignores: [
      'plugins/demos/browser/DemoRoot.tsx',
      'plugins/demos/browser/DemoFrame.tsx',
      'plugins/sandbox/browser/frame/*.{ts,tsx}',
      'plugins/demo-themes/browser/rtlCache.ts',
      'plugins/templates/browser/preview/*.{ts,tsx}',
      'src/branding/brandingTheme.ts',
      'src/mui/browser/**/*.{ts,tsx}',
      'src/customization/{color,density,library}/**/*.tsx',
      'src/customization/color/colors.ts',
      'plugins/theme-builder/browser/**',
      'src/site-pages/home/showcase/**',
      'src/site-pages/home/x/LiveGrid.tsx',
      'src/*/node/**',
      '{plugins,src}/**/*.server.{ts,tsx}',
    ],
    rules: { '@typescript-eslint/no-restricted-imports': ['error', SHELL_RESTRICTIONS] },
  },
  {
    files: ['{src,plugins,scripts}/**/*.{ts,tsx}', '*.ts'],
    ignores: ['plugins/{static-pages,fast-start}/**', 'plugins/*/tests/**'],
    rules: { 'no-restricted-imports': ['error', INTERNALS] },
  },
  {
    files: ['{plugins,src}/*/shared/**/*.ts'],
    rules: { '@typescript-eslint/no-restricted-imports': ['error', SHARED_RESTRICTIONS] },
  },
  // What the browsers of package.json's browserslist don't have.
  {
    files: BROWSER_FILES,
    ignores: ['src/*/node/**', '{plugins,src}/**/*.server.{ts,tsx}'],
    ...compat.configs['flat/recommended'],
  },
  // The same for methods, which that plugin doesn't see. Demos are copied, and run in the same browsers.
  {
    files: [...BROWSER_FILES, 'docs/**/*.{ts,tsx}', 'content/templates/**/*.{ts,tsx}'],
    ignores: ['src/*/node/**', '{plugins,src}/**/*.server.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', ...NEW_METHODS] },
  },
  {
    files: BROWSER_FILES.map((files) => files.replace('{ts,tsx}', 'tsx')),
    ignores: ['src/*/node/**', '{plugins,src}/**/*.server.tsx'],
    rules: { 'no-restricted-syntax': ['error', ...NEW_METHODS, ...SPLIT_TEXT] },
  },
  {
    files: BROWSER_FILES,
    ignores: [
      'src/*/node/**',
      'plugins/kit/shared/address.ts',
      'plugins/kit/browser/fetchInTime.ts',
    ],
    rules: { 'no-restricted-globals': ['error', ...CHECKED_FUNCTIONS] },
  },
  // Types of Jest's globals are known in all files; tests in a browser import Playwright's functions.
  {
    files: ['tests/{browser,attacks,visits}/**/*.ts'],
    rules: { 'no-restricted-globals': ['error', ...Object.keys(globals.jest)] },
  },
  // TypeScript checks the types of demos; rules that read them would take half the time of the whole lint.
  {
    files: ['**/*.{mjs,cjs}', 'static/**/*.js', 'docs/**/demos/**'],
    extends: [tseslint.configs.disableTypeChecked],
  },
  // Loaders: the bundler requires them.
  { files: ['**/*.cjs'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
);
