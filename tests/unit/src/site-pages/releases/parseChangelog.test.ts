import {
  parseChangelogs,
  parseChangesets,
} from '../../../../../src/site-pages/node/releases/index';

const OVERVIEW = `# Changes

Written by [changesets](.changeset/README.md).

## 0.10.0

The tenth version.

## 0.1.0

The first version has packages:

\`ads\`, \`kit\`.
`;

const PACKAGE = `# @acme/demos

## 0.10.0

### Minor Changes

- 1a2b3c4: Demos have \`locales\`.

  They load on first use.

### Patch Changes

- Updated dependencies [1a2b3c4]
  - @acme/kit@0.10.0

## 0.9.0

### Patch Changes

- 5d6e7f8: Another change.
`;

test('lists the releases of all packages, newest first, with each change once', () => {
  expect(parseChangelogs(OVERVIEW, [PACKAGE, PACKAGE])).toEqual([
    {
      version: '0.10.0',
      html: expect.stringMatching(
        /^<p>The tenth version\.<\/p>\s<ul>\s<li>\s?<p>Demos have <code>locales<\/code>\.<\/p>\s<p>They load on first use\.<\/p>\s<\/li>\s<\/ul>$/,
      ) as string,
    },
    { version: '0.9.0', html: '<ul>\n<li>Another change.</li>\n</ul>' },
    {
      version: '0.1.0',
      html: '<p>The first version has packages:</p>\n<p><code>ads</code>, <code>kit</code>.</p>',
    },
  ]);
});

test('lists what the next release will have', () => {
  expect(parseChangesets(["---\n'@acme/kit': minor\n---\n\nA product can be in no menu.\n"])).toBe(
    '<ul>\n<li>A product can be in no menu.</li>\n</ul>',
  );
  expect(parseChangesets([])).toBe('');
});
