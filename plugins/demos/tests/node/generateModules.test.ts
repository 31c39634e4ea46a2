import type { DescribedDemo } from '../../node/describeDemo';
import {
  componentsModule,
  pageModule,
  pageModuleName,
  chunksModule,
  pageOfModule,
  registryModule,
  isDrawnInBrowser,
} from '../../node/generateModules';

test.each([
  "import Button from '@mui/material/Button';",
  "import { DataGridPro } from '@mui/x-data-grid-pro';",
  'const hint = "npm install @mui/x-data-grid";',
])('returns false for other demos: %s', (code) => {
  expect(isDrawnInBrowser(code)).toBe(false);
});

const listing = (code: string) => ({ code, html: `<b>${code}</b>` });

function demo(name: string, source: DescribedDemo['source']): DescribedDemo {
  return {
    id: `ui/group/page/${name}`,
    name,
    page: 'ui/group/page',
    file: `/site/docs/ui/group/page/demos/${name}.tsx`,
    source,
    sourceUrl: `/assets/demos/ui/group/page/${name}.12345678.json`,
    code: '',
    modules: [],
  };
}

const plain = demo('Plain', { TS: listing('ts') });
const full = demo('Full', {
  TS: listing('ts\n\nts'),
  JS: listing('js'),
  preview: { code: '<A />\n<B />', html: '<i title="a\\b">\n</i>' },
  files: [{ name: 'people.ts', TS: listing('ts') }],
  uses: [],
  tree: '',
});

describe('pageModule', () => {
  test('describes every demo of a page, and names their one chunk', () => {
    const module = pageModule('/site', [plain, full]);
    const demos = JSON.parse(module.replace(/^export default |;\n$/g, '')) as object;
    expect(demos).toEqual({
      Plain: {
        id: 'ui/group/page/Plain',
        name: 'Plain',
        chunk: 'demos-ui-group-page',
        versions: [
          {
            id: 'ui/group/page/Plain',
            exportName: 'Plain',
            styling: 'system',
            file: 'docs/ui/group/page/demos/Plain.tsx',
            sourceUrl: '/assets/demos/ui/group/page/Plain.12345678.json',
            lines: 1,
            previewLines: 0,
            lists: 0,
            hasJavaScript: false,
          },
        ],
      },
      Full: expect.objectContaining({
        versions: [
          expect.objectContaining({
            lines: 3,
            previewLines: 2,
            hasFiles: true,
            lists: 2,
            hasJavaScript: true,
          }),
        ],
      }) as object,
    });
  });

  test('contains all versions of a demo, the system version first, and the page’s stylesheet', () => {
    const versions = (['tailwind', 'css', 'system'] as const).map((styling) => ({
      ...demo('Full', { TS: listing('ts') }),
      id: `ui/group/page/Full/${styling}`,
      file: `/site/docs/ui/group/page/demos/Full/${styling}.tsx`,
      styling,
    }));
    const module = pageModule('/site', [plain, ...versions], '/assets/demos/page.css');
    expect([...module.matchAll(/"styling":"(\w+)"/g)].map(([, styling]) => styling)).toEqual([
      'system',
      'system',
      'tailwind',
      'css',
    ]);
    expect(module.match(/"stylesheet":"\/assets\/demos\/page.css"/g)).toHaveLength(1);
  });

  test('marks a demo that the server cannot render', () => {
    const grid = { ...plain, code: "import { DataGrid } from '@mui/x-data-grid';" };
    expect(pageModule('/site', [grid])).toContain('"isDrawnInBrowser":true');
    expect(pageModule('/site', [plain])).not.toContain('isDrawnInBrowser');
  });
});

test('exports the components of a page, each version under another name', () => {
  const tailwind = { ...full, id: `${full.id}/tailwind`, styling: 'tailwind' as const };
  expect(componentsModule('/site', [plain, tailwind])).toBe(
    [
      'export { default as Plain } from "@site/docs/ui/group/page/demos/Plain.tsx";\n',
      'export { default as Full_tailwind } from "@site/docs/ui/group/page/demos/Full.tsx";\n',
    ].join(''),
  );
});

test('lists the chunk of each page', () => {
  const module = chunksModule(new Map([['demos-ui-group-page', 'components/ui--group--page.js']]));
  expect(module).toContain(
    '"demos-ui-group-page": () => import(/* webpackChunkName: "demos-ui-group-page" */ "./components/ui--group--page.js"),',
  );
});

describe('registryModule', () => {
  test('imports every demo, with the HTML of its preview', () => {
    expect(registryModule('/site', [plain, full])).toMatchInlineSnapshot(`
      "import demo0 from "@site/docs/ui/group/page/demos/Plain.tsx";
      import demo1 from "@site/docs/ui/group/page/demos/Full.tsx";

      export default new Map([
        ["ui/group/page/Plain", { component: demo0, previewHtml: "" }],
        ["ui/group/page/Full", { component: demo1, previewHtml: "<i title=\\"a\\\\b\\">\\n</i>" }],
      ]);
      "
    `);
  });
});

test('the path of a page module leads back to its page', () => {
  const page = 'material-ui/getting-started/react-button';
  expect(pageOfModule(`/site/.docusaurus/demos/default/${pageModuleName(page)}`)).toBe(page);
});
