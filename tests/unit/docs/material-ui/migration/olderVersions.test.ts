import * as material from '@mui/material';
import type { Code } from 'mdast';
import { visit } from 'unist-util-visit';
import { parseFence } from '../../../../../plugins/written-pages/node/code-blocks/parseFence';
import { problemsOf } from '../../../../helpers/compileTexts';
import { parseMdx } from '../../../../helpers/mdx';
import { readPages } from '../readPages';

/** The pages about versions before 6. */
const PAGES = [
  'migration-v4',
  'v5-style-changes',
  'v5-component-changes',
  'migrating-from-jss',
  'troubleshooting',
  'migration-v3',
  'migration-v0x',
];

/** What the shown parts of an app use from the rest of it. */
const REST_OF_APP: Record<string, string> = {
  action: 'import("react").ReactElement',
  anchor: 'HTMLElement | null',
  close: '() => void',
  count: 'number',
  file: 'string',
  files: '{ id: string; name: string }[]',
  focus: '() => void',
  id: 'string',
  icon: 'import("react").ReactElement',
  open: 'boolean',
  page: 'number',
  photo: 'string',
  query: 'string',
  rows: 'number',
  setPage: '(page: number) => void',
  setQuery: '(query: string) => void',
  setRows: '(rows: number) => void',
  setStep: '(step: number) => void',
  setTab: '(tab: number) => void',
  tab: 'number',
  theme: 'import("@mui/material/styles").Theme',
};

/** Packages of readers that this site doesn't have: the part of their types that pages use. */
const OTHER_PACKAGES = `
declare module 'tss-react/mui' {
  import type { CSSObject, Theme } from '@mui/material/styles';
  type Rules<Rule extends string> = Record<Rule, CSSObject>;
  export function makeStyles<Params = void, Referenced extends string = never>(options?: {
    name?: string;
  }): <Rule extends string>(
    rules:
      | Rules<Rule>
      | ((theme: Theme, params: Params, classes: Record<Referenced, string>) => Rules<Rule>),
  ) => (params: Params, options?: { props: object }) => { classes: Record<Rule, string> };
  export function withStyles<Component>(
    component: Component,
    rules: (theme: Theme) => Record<string, CSSObject>,
  ): Component;
}
`;

/** Packages that have other names today. */
const RENAMED: [RegExp, string][] = [
  [/'@material-ui\/core\b/g, "'@mui/material"],
  [/'@material-ui\/icons\b/g, "'@mui/icons-material"],
];

/** Returns what remains of each diff of a page after the change. */
function changedCode(page: string): string[] {
  const code: string[] = [];
  visit(parseMdx(page), 'code', (node: Code) => {
    const fence = parseFence(node.lang ?? null, node.meta ?? null, node.value);
    if (node.lang !== 'diff' || !/^tsx?$/.test(fence.language)) {
      return;
    }
    const lines = fence.code.split('\n');
    code.push(lines.filter((_, index) => fence.marks.get(index + 1) !== 'del').join('\n'));
  });
  return code;
}

/** Completes a part of an app: imports of the library, and stand-ins for the rest of the app. */
function complete(part: string): string {
  const code = RENAMED.reduce((text, [old, today]) => text.replace(old, today), part);
  const body = code.replace(/^import [^;]*;\n?/gm, '').trim();
  const declares = (name: string) =>
    new RegExp(`\\b(const|function|let|class|interface|import) [^;=]*\\b${name}\\b`).test(code);
  const components = [...new Set([...body.matchAll(/<([A-Z]\w*)/g)].map(([, name = '']) => name))];
  const imports = components
    .filter((name) => name in material && !declares(name))
    .map((name) => `import { ${name} } from '@mui/material';`);
  const rest = Object.entries(REST_OF_APP)
    .filter(([name]) => new RegExp(`(?<![.\\w'"-])${name}\\b(?!['":=-])`).test(body))
    .filter(
      ([name]) =>
        !new RegExp(`(const|function|\\{|\\(|,) ?${name}\\b`).test(code) || !declares(name),
    )
    .map(([name, type]) => `declare const ${name}: ${type};`);
  const top = [...imports, ...rest].join('\n');
  return body.startsWith('<')
    ? `${top}\n${code.slice(0, code.indexOf(body))}\nexport const element = <>\n${body}\n</>;`
    : `${top}\n${code}\nexport {};`;
}

test('what each change results in compiles with the installed release', () => {
  const parts = PAGES.flatMap((page) => changedCode(readPages(`migration/${page}`)[0] ?? ''));
  const texts = parts.map((part, index) => [`part${index}.tsx`, complete(part)]);
  // A part may end before it uses what it declares.
  const options = { noUnusedLocals: false };
  const all = {
    'others.d.ts': OTHER_PACKAGES,
    ...(Object.fromEntries(texts) as Record<string, string>),
  };
  expect(problemsOf(all, options)).toEqual([]);
  expect(parts.length).toBeGreaterThan(PAGES.length);
});

test.each(PAGES)('%s shows the same changes in both languages', (page) => {
  const [english, chinese] = readPages(`migration/${page}`).map(changedCode);
  expect(chinese).toEqual(english);
});
