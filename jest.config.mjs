/**
 * Tests of the packages, with the facts of a site of their own. Tests run in Node; one of browser code asks for jsdom
 * in its first comment.
 */
/** @type {import('jest').Config} */
export default {
  roots: ['<rootDir>/plugins'],
  testMatch: ['**/*.test.{ts,tsx}'],
  globalSetup: '<rootDir>/plugins/kit/tests/defineTestSite.ts',
  // All cores, which npm test halves, since it runs two steps at a time. By default, Jest leaves one out.
  maxWorkers: '100%',
  // Node keeps modules of test files that have ended, and one process runs out of memory at about 600 files.
  // With a limit, Jest starts a new process in time, also where one worker would run in Jest's own.
  workerIdleMemoryLimit: '1.5GB',
  // How long a stuck test may hold up the run; nothing is judged by its speed.
  testTimeout: 300_000,
  transform: {
    '^.+\\.(t|j)sx?$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
          target: 'es2022',
        },
      },
    ],
  },
  // The packages of the unified ecosystem ship ES modules only.
  // cspell:ignore astring ccount devlop recma zwitch
  transformIgnorePatterns: [
    'node_modules/(?!(?:unist-util-[^/]+|vfile[^/]*|mdast-util-[^/]+|micromark[^/]*|unified|remark-[^/]+|bail|trough|devlop|is-plain-obj|zwitch|ccount|longest-streak|decode-named-character-reference|character-(?:entities|reference)[^/]*|@docusaurus/mdx-loader|@mdx-js/mdx|estree-util-[^/]+|culori|estree-walker|hast-util-[^/]+|property-information|space-separated-tokens|comma-separated-tokens|stringify-entities|parse-entities|is-[a-z]+|periscopic|markdown-extensions|recma-[^/]+|rehype-[^/]+|astring|extend|collapse-white-space|trim-lines|escape-string-regexp|markdown-table)/)',
  ],
  moduleNameMapper: {
    '^@generated/default-labels/default/labels\\.json$': '<rootDir>/tests/helpers/labelTables.ts',
    '\\.module\\.css$': '<rootDir>/tests/helpers/cssModule.ts',
    '^@docusaurus/(Translate|Link|use(?:BaseUrl|BrokenLinks|DocusaurusContext|IsBrowser))$':
      '<rootDir>/tests/helpers/docusaurus/$1',
    '^@theme/Heading$': '<rootDir>/tests/helpers/docusaurus/Heading',
    '^prettier$': '<rootDir>/tests/helpers/prettierInJest.ts',
    '^@site/(.*)$': '<rootDir>/$1',
    '^@demo-library/(.*)$': '<rootDir>/src/mui/browser/$1',
    // For the bundler, the query makes it a separate module.
    '^(@mui/material/locale)\\?zh$': '$1',
    // It names its file for `import` only, and tests are run as CommonJS.
    '^estree-walker$': '<rootDir>/node_modules/estree-walker/src/index.js',
  },
};
