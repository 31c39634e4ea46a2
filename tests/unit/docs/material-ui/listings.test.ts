import { problemsOf } from '../../../helpers/compileTexts';
import { titledCode } from '../../../helpers/titledCode';
import { readPages } from './readPages';

/** Pages whose listings readers copy as files, and the titles of what needs packages that this site doesn't have. */
const PAGES: Readonly<Record<string, readonly string[]>> = {
  'customization/creating-themed-components': [],
  'customization/shadow-dom': [],
  'design-resources/material-ui-for-figma': [],
  'design-resources/material-ui-sync': [],
  'getting-started/design-resources': [],
  'getting-started/support': [],
  'guides/composition': [],
  'guides/server-rendering': ['src/server.ts', 'src/streamPage.tsx'],
  'guides/testing': [],
  'guides/typescript': [],
  'integrations/interoperability': [
    'src/main.tsx',
    'src/Volume.tsx',
    'src/Providers.tsx',
    'src/LargeTooltip.tsx',
    'src/BuyButton.tsx',
  ],
  'integrations/routing': [
    'src/main.tsx',
    'src/links.tsx',
    'src/OrderButton.tsx',
    'src/OrderLinks.tsx',
    'app/TeamTabs.tsx',
    'components/OrdersLink.tsx',
  ],
  'integrations/theme-scoping': ['src/ThemeUiProviders.tsx', 'src/ChakraProviders.tsx'],
};

/** What Jest and the rest of an app give to listings. */
const ELSEWHERE = {
  'globals.d.ts': `/// <reference types="jest" />\nimport '@testing-library/jest-dom';\n`,
  'guides/testing/InviteForm.tsx': `export { default } from '@site/docs/material-ui/guides/testing/demos/InviteForm';\n`,
};

const listings = Object.entries(PAGES).flatMap(([page, elsewhere]) =>
  Object.entries(titledCode(readPages(page)[0] ?? ''))
    .filter(([title]) => !elsewhere.includes(title))
    .map(([title, code]) => ({ name: `${page}/${title}`, code })),
);

test.each(Object.keys(PAGES))('%s shows the same listings in both languages', (page) => {
  const [english, chinese] = readPages(page).map(titledCode);
  expect(Object.keys(english ?? {})).not.toEqual([]);
  expect(chinese).toEqual(english);
});

test('each listing compiles', () => {
  // The site has an older version of the router than the page, in a package of another name.
  const texts = listings.map(({ name, code }) => [
    name,
    code.replaceAll("'react-router'", "'react-router-dom'"),
  ]);
  expect(
    problemsOf({ ...(Object.fromEntries(texts) as Record<string, string>), ...ELSEWHERE }),
  ).toEqual([]);
});
