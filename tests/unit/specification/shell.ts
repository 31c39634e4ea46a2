import type { Rules } from './rules';

const CATALOGUE = 'unit/error-catalogue/browser.test.tsx';
const TREE = 'unit/plugins/navigation/page-tree';

/** What is prescribed of languages, products, page trees, and themes. */
export const SHELL: Rules = {
  'providers and languages': {
    'The provider hands site config, language, and labels to the page': {
      'unit/src/language/DocsProvider.test.tsx': [
        'the provider provides site config, language, and labels',
        'without a provider, the language is an empty string',
      ],
    },
    'Reading the site config without its provider throws an error that names it': {
      'unit/src/language/DocsProvider.test.tsx': [
        'reading the site config without a provider throws an error that names it',
      ],
    },
    'Reading the ad settings without their provider throws an error that names it': {
      'unit/src/ads/components.test.tsx': ['throw an error that names the missing provider'],
    },
    'A prefix of two letters is the language if it is known, and English otherwise': {
      'unit/src/navigation/shared/pathnameToLanguage.test.ts': [
        'the language of %j is %s',
        'returns all four values for a translated path',
        'keeps the prefix of a literal English path',
      ],
    },
    'The canonical pathname names /api as /api-docs, without hash and trailing slash': {
      'unit/src/navigation/shared/pathnameToLanguage.test.ts': [
        'the canonical pathname of %j is %j',
      ],
      'unit/content/hosting/redirects.test.ts': [
        'the public path of %s and its canonical one, %s, lead to the same page',
        'publishes %s as %s, which stays as it is',
      ],
    },
    'A table of labels belongs to the language at the end of its file name': {
      'unit/src/language/tables.test.ts': ['maps tables by the language of their files'],
    },
    'Tables of an application are merged over the built-in ones': {
      'unit/src/language/tables.test.ts': ['merges labels in all groups and languages'],
      'unit/src/language/DocsProvider.test.tsx': [
        'a nested provider merges its tables over the outer ones',
      ],
    },
    'A missing language logs an error on each call and shows an ellipsis': {
      [CATALOGUE]: ['a missing language logs an error and shows an ellipsis'],
      'unit/src/language/shared/translate.test.ts': [
        'logs an error on every call for a language without a table, and returns an ellipsis',
      ],
    },
    'A missing label warns once for each language and key, and shows English, or null': {
      [CATALOGUE]: ['a missing translation warns once and shows the English label'],
      'unit/src/language/shared/translate.test.ts': [
        'warns once for each missing label, and returns the English one',
        'returns null when English lacks the label too',
        'does not warn with ignoreWarning',
      ],
      'unit/src/language/Translate.test.tsx': [
        'warns once for each missing label, and shows the English text',
      ],
      'browser/languages.spec.ts': ['a missing label is shown in English, and reported once'],
    },
    'English and Chinese have the same pages, headings, and labels': {
      'unit/i18n/anchors.test.ts': [
        'translated pages have the same anchors as the English pages, in the same order',
      ],
      'unit/i18n/labels.test.ts': [
        'all labels of the shell are translated in the Chinese table, and the table has no others',
        'both languages have the labels of search, settings, feedback, demos, and templates',
      ],
      'browser/languages.spec.ts': [
        'leads to the other language and back, also to a heading chosen meanwhile',
      ],
    },
  },
  products: {
    'The first folder of a path determines product and category, as text, "null" for none': {
      'unit/src/navigation/shared/getProductInfo.test.ts': [
        'reads %j as %s',
        'keeps an English prefix as a folder',
      ],
      'browser/site-pages.spec.ts': ['%s says that its product is %s of the category %s'],
    },
    'Each product has its tree, and every other page the general one': {
      'unit/src/navigation/shared/treeOfProduct.test.ts': ['returns for %s the tree %s'],
    },
    'A product lists its current and older versions': {
      'unit/src/navigation/shared/versions.test.ts': [
        'returns for %s the versions %j',
        'keeps page and language on the sites of older versions',
      ],
      'browser/side-navigation.spec.ts': [
        'lead to older versions of the page in the reader’s language',
      ],
    },
    'The pages of all versions, the template store, and the blog are linked': {
      'unit/src/navigation/shared/siteMap.test.ts': ['includes the page of all versions'],
      'browser/side-navigation.spec.ts': [
        '%s, %d px wide: the navigation ends with the general links',
      ],
      'browser/header-footer.spec.ts': [
        '%s: versions, the template store, and the blog are linked at every width',
      ],
    },
    'A product without a name logs an error with its id': {
      'unit/src/navigation/shared/productNames.test.ts': [
        'logs an error with the id of a product without a name',
      ],
    },
  },
  'page trees': {
    'An item has a pathname, title, children, subheader, flags, plan, icon, and link props': {
      [`${TREE}/validateTree.test.ts`]: [
        'accepts an item with every key',
        'reports an unknown key with the valid keys',
      ],
      [`${TREE}/toSidebar.test.ts`]: [
        'passes marks, icon, link attributes, and page settings to the theme',
      ],
    },
    'Flags are shown as chips in a fixed order, and plans as a mark': {
      'unit/src/navigation/shared/chips.test.ts': [
        'have a fixed order, and are shown only for true',
        'returns null for the community plan',
      ],
      [`${TREE}/marks.test.ts`]: [
        'marks pages, groups, labels, external and planned pages with %s',
      ],
      'browser/marks.spec.ts': [
        'the side navigation and its filter show flags and plans',
        'the drawer and its filter show flags and plans',
        'the cards of an overview show flags',
        'the search shows the flags of the pages that it finds',
      ],
    },
    'A pathname that is twice in a tree throws; API and hooks tabs are exempt': {
      [CATALOGUE]: ['a duplicate pathname throws'],
      'unit/src/navigation/shared/duplicates.test.ts': [
        'throws an error that names the pathname and both places',
        'exempts %s: such items are not duplicates',
      ],
      'unit/src/navigation/shared/activePage.test.ts': [
        'throws when the tree contains a page twice',
      ],
    },
    'A title comes from the translation, the tree, or the path, in this order': {
      'unit/src/navigation/shared/pageTitle.test.ts': [
        'prefers the translation over the title in the tree',
        'translates a subheader by its own key, not by its pathname',
        'does not translate an item with a query',
      ],
    },
    'The active page has its parents, nearest first, ending with the root': {
      'unit/src/navigation/shared/activePage.test.ts': [
        'returns the page and its parents, nearest first, ending with the synthetic root',
      ],
    },
    'Previous and next follow the tree without hidden and external items': {
      'unit/src/navigation/shared/pageOrder.test.ts': [
        'replaces groups by their children, and drops hidden and external items and labels',
        'ends at the first and the last page',
      ],
    },
  },
  theme: {
    'The state starts with dense false, ltr, no colors, spacing 8, and light': {
      'unit/src/preferences/shared/theme/themeState.test.ts': ['has the expected initial state'],
    },
    'An action changes only its members; spacing has no limit; a reset restores the start': {
      'unit/src/preferences/shared/theme/themeState.test.ts': [
        '%j changes only its own members',
        'does not limit the spacing',
        'resets the colors to the initial object',
      ],
    },
    'A change without a difference returns the same state; falsy members are ignored': {
      'unit/src/preferences/shared/theme/themeState.test.ts': [
        'of %j returns the same object',
        'ignores falsy members of any kind',
        'never changes spacing or density, even if they are given',
      ],
    },
    'An unknown action throws': {
      'unit/src/preferences/shared/theme/themeState.test.ts': ['throws for the type "%s"'],
    },
    'A change outside the provider throws': {
      'unit/src/preferences/theme/ThemeProvider.test.tsx': [
        'changing the theme outside the provider throws',
        'returns a stable function for changing the theme',
      ],
    },
    'High density changes the default props of thirteen components': {
      'unit/src/branding/denseComponents.test.ts': [
        'makes thirteen components denser, with default props only',
      ],
    },
    'The branding themes have a radius of 12, a spacing of 8, and the brand’s colors': {
      'unit/src/branding/tokens.test.ts': [
        'has the color scales of the brand',
        'uses the colors of the brand for the roles',
        'has the sizes of the brand',
      ],
      'unit/src/branding/brandingTheme.test.ts': [
        'has the radius and the spacing of the brand',
        'has the colors of the brand in both schemes',
        'has the fonts of the site, and no capitals',
      ],
      'browser/branding.spec.ts': [
        'the tool of $path has the type of the site, without capitals',
        'surfaces and fields have the radius of the site, and buttons theirs',
      ],
    },
    'The mode is stored as light, dark, or system, which is the default and is followed': {
      'unit/src/preferences/shared/theme/readTheme.test.ts': [
        'returns the default if nothing is stored',
        'reads every choice',
      ],
      'unit/src/preferences/theme/connectTheme.browser.test.ts': [
        'follows the system mode, without storing it as a choice',
        'follows another tab: values, deleted keys, and cleared storage',
      ],
      'browser/theme.spec.ts': ['the system is followed until a mode is chosen'],
    },
    'A color scheme is stored for its mode, and an unknown one logs an error': {
      'unit/src/preferences/theme/colorModeStore.test.ts': [
        'a scheme name applies to the mode that is shown',
        'schemes can be set for either mode, and reset',
        'the unknown scheme %j logs an error and changes nothing',
      ],
      'unit/src/preferences/theme/connectTheme.browser.test.ts': [
        'logs an error when the page opens, and the default is shown',
        'logs an error when another tab stores it, and changes nothing',
      ],
      'browser/theme.spec.ts': [
        'a stored color scheme that does not exist is reported, and the default shown',
      ],
      'unit/src/preferences/shared/theme/paintTheme.test.ts': [
        'a mode shows its chosen color scheme',
      ],
    },
  },
};
