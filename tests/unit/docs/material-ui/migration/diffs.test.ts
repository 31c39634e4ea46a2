import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import type { Code } from 'mdast';
import ts from 'typescript';
import { visit } from 'unist-util-visit';
import { parseFence } from '../../../../../plugins/written-pages/node/code-blocks/parseFence';
import { problemsOf } from '../../../../helpers/compileTexts';
import { parseMdx } from '../../../../helpers/mdx';
import { temporaryFolder } from '../../../../helpers/temporaryFolder';
import { titledCode } from '../../../../helpers/titledCode';
import { readPages } from '../readPages';

const CODEMODS = path.resolve('node_modules/@mui/codemod');

interface Change {
  codemod: string;
  /** Title of the diff. */
  title: string;
  /** What readers change before they run the codemod, and after it. */
  byHand?: { before?: Edit; after?: Edit };
}

type Edit = (code: string) => string;

type Texts = Record<string, string>;

interface Page {
  page: string;
  /** The diffs that a codemod makes. */
  codemods: readonly Change[];
  /** Titles of code for packages that the site doesn't have; it was compiled with them. */
  elsewhere: readonly string[];
}

const PAGES: readonly Page[] = [
  {
    page: 'upgrade-to-v6',
    codemods: [
      {
        codemod: 'v6.0.0/all',
        title: 'OrderFilter.tsx',
        byHand: { after: (code) => code.replace('</ListItem>', '</ListItemButton>') },
      },
      {
        codemod: 'v6.0.0/grid-v2-props',
        title: 'Orders.tsx',
        byHand: { before: (code) => code.replace('Unstable_Grid2', 'Grid2') },
      },
    ],
    elsewhere: ['Button.test.tsx'],
  },
  {
    page: 'migrating-from-deprecated-apis',
    codemods: [
      { codemod: 'deprecations/all', title: 'Amount.tsx' },
      { codemod: 'deprecations/slider-props', title: 'Volume.tsx' },
      { codemod: 'deprecations/all', title: 'Actions.tsx' },
      { codemod: 'v6.0.0/system-props', title: 'Summary.tsx' },
    ],
    elsewhere: [],
  },
  {
    page: 'migration-grid-v2',
    codemods: [
      {
        codemod: 'v6.0.0/grid-v2-props',
        title: 'Dashboard.tsx',
        byHand: { before: (code) => code.replace("material/Grid'", "material/Grid2'") },
      },
      {
        codemod: 'v6.0.0/grid-v2-props',
        title: 'Sidebar.tsx',
        byHand: { before: (code) => code.replace('{ Grid }', '{ Grid2 as Grid }') },
      },
      {
        codemod: 'v6.0.0/grid-v2-props',
        title: 'Tile.tsx',
        byHand: {
          before: (code) =>
            code
              .replaceAll("material/Grid'", "material/Grid2'")
              .replaceAll('GridProps', 'Grid2Props'),
          after: (code) => code.replace('size={6}', 'size={6} {...props}'),
        },
      },
    ],
    elsewhere: ['v5/Dashboard.tsx'],
  },
  {
    page: 'migrating-to-pigment-css',
    codemods: [
      {
        codemod: 'v6.0.0/sx-prop',
        title: 'Panel.tsx',
        byHand: { after: (code) => code.replace('theme =>', '(theme) =>') },
      },
    ],
    elsewhere: [
      'vite.config.ts',
      'src/main.tsx',
      'src/pigment.d.ts',
      'src/OrderCard.tsx',
      'Card.tsx',
      'Bar.tsx',
      'Note.tsx',
      'Label.tsx',
      'Brand.tsx',
      'app/layout.tsx',
    ],
  },
  {
    page: 'pickers-migration',
    codemods: [],
    elsewhere: [
      'DeliveryDate.tsx',
      'App.tsx',
      'Translated.tsx',
      'DueDate.tsx',
      'Birthday.tsx',
      'Calendar.tsx',
    ],
  },
];

const english = (page: string) => readPages(`migration/${page}`)[0] ?? '';
const chinese = (page: string) => readPages(`migration/${page}`)[1] ?? '';

/** The code of a diff, without the signs of its lines. */
interface DiffCode {
  /** Title of the fence: the name of the file. */
  title: string;
  before: string;
  after: string;
}

/** Returns the diffs of a page that have a title, in the order of the page. */
function diffCode(page: string): DiffCode[] {
  const diffs: DiffCode[] = [];
  visit(parseMdx(page), 'code', (node: Code) => {
    const { title, code, marks } = parseFence(node.lang ?? null, node.meta ?? null, node.value);
    if (node.lang !== 'diff' || title === undefined) {
      return;
    }
    const without = (mark: string) =>
      code
        .split('\n')
        .filter((line, index) => marks.get(index + 1) !== mark)
        .join('\n');
    diffs.push({ title, before: `${without('add')}\n`, after: `${without('del')}\n` });
  });
  return diffs;
}

/**
 * Returns the tokens of code, sorted: codemods add imports at other places, and break lines and choose
 * quotes differently.
 */
function comparable(code: string): string[] {
  const scanner = ts.createScanner(ts.ScriptTarget.Latest, true, ts.LanguageVariant.JSX, code);
  const tokens: string[] = [];
  while (scanner.scan() !== ts.SyntaxKind.EndOfFileToken) {
    tokens.push(scanner.getTokenText().replaceAll('"', "'"));
  }
  return tokens.filter((token) => !/^[;,]$/.test(token)).sort();
}

describe.each(PAGES)('$page', ({ page, codemods, elsewhere }) => {
  test('the code after each change compiles', () => {
    const changed = diffCode(english(page)).map(({ title, after }) => [title, after]);
    const shown = Object.entries(titledCode(english(page)));
    const files = Object.entries(Object.fromEntries([...shown, ...changed]) as Texts);
    // Each in a folder of its own: the files don't see each other.
    const texts = files
      .filter(([title]) => !elsewhere.includes(title))
      .map(([title, text], index) => [`${index}/${title}`, `${text}\nexport {};\n`]);
    expect(problemsOf(Object.fromEntries(texts) as Texts)).toEqual([]);
  });

  test('no two diffs have the same title', () => {
    const titles = diffCode(english(page)).map(({ title }) => title);
    expect(titles).toEqual([...new Set(titles)]);
  });

  test('the Chinese page has the same diffs', () => {
    expect(diffCode(chinese(page))).toEqual(diffCode(english(page)));
  });

  test('the codemods that it names exist', () => {
    const named = [...english(page).matchAll(/(?:deprecations|v\d\.0\.0)\/[a-z\d-]+/g)].map(
      ([name]) => name,
    );
    const missing = named.filter((name) => !fs.existsSync(path.join(CODEMODS, 'node', name)));
    expect(
      missing.filter((name) => !fs.existsSync(path.join(CODEMODS, 'node', `${name}.js`))),
    ).toEqual([]);
  });

  if (codemods.length > 0) {
    test.each(codemods)('$codemod makes the change in $title', async (change) => {
      const { codemod, title, byHand: { before: prepare, after: finish } = {} } = change;
      const diff = diffCode(english(page)).find((each) => each.title === title);
      const before = diff?.before ?? '';
      const folder = await temporaryFolder({ [title]: prepare ? prepare(before) : before });
      execFileSync('node', [path.join(CODEMODS, 'codemod.js'), codemod, folder], { stdio: 'pipe' });
      const result = fs.readFileSync(path.join(folder, title), 'utf8');
      expect(comparable(finish ? finish(result) : result)).toEqual(comparable(diff?.after ?? ''));
    });
  }
});

test('the named version is the installed one', () => {
  const { version } = JSON.parse(fs.readFileSync(path.join(CODEMODS, 'package.json'), 'utf8')) as {
    version: string;
  };
  const named = PAGES.flatMap(({ page }) => [
    ...english(page).matchAll(/@mui\/codemod@([\w.]+)/g),
  ]).map(([, each]) => each);
  expect(new Set(named)).toEqual(new Set([version]));
});
