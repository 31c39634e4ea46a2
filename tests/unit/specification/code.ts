import type { Rules } from './rules';

/** What is prescribed of code preferences, copying, demos, and templates. */
export const CODE: Rules = {
  'code preferences': {
    'Variant and styling have defaults, TS and MUI System': {
      'unit/src/preferences/shared/codeVariant.test.ts': ['is TypeScript by default'],
      'unit/src/preferences/shared/codeStyling.test.ts': ['is MUI System by default'],
    },
    'A hash that ends with .js or .tsx chooses the variant, and its prefix the styling': {
      'unit/src/preferences/shared/codeVariant.test.ts': [
        'a link to %s asks for %s',
        'a link to "%s" asks for no variant',
      ],
      'unit/src/preferences/shared/codeStyling.test.ts': [
        'a link to %s asks for %s',
        'a link to "%s" asks for no styling',
      ],
    },
    'The hash comes before the cookie, and the cookie before the default': {
      'unit/src/preferences/shared/codeVariant.test.ts': [
        'hash "$hash" and cookie $cookie resolve to $variant',
      ],
      'unit/src/preferences/shared/codeStyling.test.ts': [
        'hash "$hash" and cookie $cookie resolve to $styling',
      ],
    },
    'Hash and cookie are read once, and the hash is never rewritten': {
      'unit/src/preferences/codeVariantStore.browser.test.ts': [
        'reads hash and cookie once, and does not change the hash',
      ],
    },
    'Both cookies are written on the first mount and after each change, for a year': {
      'unit/src/preferences/codePreference.browser.test.ts': [
        'writes both cookies on first mount',
        'stores the choice of the URL, and does not change the hash',
      ],
      'unit/src/preferences/cookies.browser.test.ts': [
        'stores a cookie for a year on the whole site',
      ],
      'browser/demos.spec.ts': ['the chosen language is remembered for a year, on the whole site'],
    },
    'Reading a cookie on the server throws, and names it': {
      'unit/error-catalogue/server.test.ts': ['reading a cookie on the server throws'],
      'unit/src/preferences/cookies.test.ts': ['throws when a cookie is read, and names it'],
    },
    'The server knows neither hash nor cookie': {
      'unit/src/preferences/codeVariantStore.test.ts': [
        'is the default on the server, which has neither hash nor cookies',
      ],
    },
  },
  'copying code': {
    'A listing says "Copied" for 2000 ms': {
      'browser/code-copy.spec.ts': [
        'a listing says "Copied" for two seconds, and another click restarts them',
      ],
    },
    'A failed copy of a listing is ignored': {
      'unit/error-catalogue/browser.test.tsx': ['a failed copy of a code block is ignored'],
    },
    'The hook says "Copied" for 1200 ms, after the copy succeeded': {
      'unit/src/document/code-copy/useClipboardCopy.test.ts': [
        'is copied only once the copy succeeded',
        'is copied for 1200 ms',
        'restarts the timer with another copy',
        'clears the timer on unmount',
      ],
      'browser/code-copy.spec.ts': [
        'says "Copied" for 1200 ms',
        'does not say "Copied" when the browser refuses',
      ],
    },
    'Without the clipboard API, the text is selected and copied by command': {
      'unit/src/lib/clipboard.test.ts': [
        'selects the text and uses the copy command when the API %s',
      ],
      'browser/code-copy.spec.ts': [
        'without the clipboard interface a listing is copied by a selection',
      ],
    },
    'A refused copy rejects with NotAllowedError, and leaves nothing in the document': {
      'unit/error-catalogue/browser.test.tsx': [
        'an unavailable clipboard rejects with NotAllowedError',
      ],
      'unit/src/lib/clipboard.test.ts': [
        'rejects with NotAllowedError when the command is refused too',
        'cleans up and rejects when the command throws',
      ],
    },
    'Ctrl+C copies the listing under the pointer or with focus, unless text is selected': {
      'browser/code-copy.spec.ts': [
        'Ctrl+C copies the listing under the pointer',
        'Ctrl+C copies the listing that has the focus',
        'Ctrl+C is left to the browser while text is selected',
        '%s copies no listing',
      ],
    },
  },
  'demos and templates': {
    'A demo runs, and its code is shown in the chosen variant': {
      'browser/demos.spec.ts': [
        'previews are in the page; no code is fetched for them',
        'JS or TS is chosen for every open demo at once',
      ],
    },
    'A missing demo, an unknown callout, and a missing description stop the build': {
      'unit/error-catalogue/server.test.ts': [
        'a missing demo is reported with file and line',
        'an unknown callout throws',
        'a missing description is reported',
      ],
    },
    'A missing product identifier logs an error': {
      'unit/error-catalogue/server.test.ts': ['a missing product identifier logs an error'],
    },
    'Each template is shown, in both themes and directions': {
      'unit/src/templates/preview/renderTemplate.test.tsx': [
        '%s renders on the server without warnings, in both themes',
      ],
      'browser/templates.spec.ts': ['a template is opened from the gallery, and leads back'],
    },
    'Experiments are grouped by folder, and kept from published builds': {
      'unit/src/navigation/shared/experiments.test.ts': [
        'groups by the first folder, and sorts folders and pages',
        'removes experiments and groups that become empty, and keeps the docs-infra manual',
      ],
    },
    'The icon font loads where icons are shown, and only there': {
      'browser/icon-font.spec.ts': [
        'the Icons page loads the icon font, from this site, without a shift',
        'the Button page does not load it',
      ],
    },
  },
};
