import {
  compilerTasks,
  findingTasks,
  isOfPages,
  lineTasks,
  listedTasks,
  reportMarkdown,
} from '../../../../../scripts/lib/upgrade/report';

const failed = (output: string) => ({ isDone: false, output, seconds: 1 });

test('prints what is done, and what needs a person, with the number of places', () => {
  const text = { place: 'docs/a.mdx:1', text: 'is behind' };
  const report = reportMarkdown({
    title: 'Upgrade to @acme/ui 2.1.0',
    done: [{ title: 'npm install', result: 'done in 3 s' }],
    groups: [
      { title: 'Code', tasks: [{ place: 'docs/a.tsx', text: 'string | number\nfails' }] },
      { title: 'Links', tasks: [] },
      { title: 'Texts', tasks: [text, text], isWriting: true },
    ],
  });
  expect(report).toContain('| npm install | done in 3 s |');
  expect(report).toContain('3 places, 1 of them besides demos and texts.\n');
  expect(report).toContain('| Code | 1 |');
  expect(report).toContain('| docs/a.tsx | string \\| number fails |');
  expect(report).not.toContain('Links');
});

test('says that nothing is left', () => {
  expect(reportMarkdown({ title: 'Upgrade', done: [], groups: [] })).toMatch(/Nothing\.$/);
});

test('groups the errors of the compiler by file', () => {
  const output = [
    'docs/a.tsx(3,7): error TS2322: Wrong type.',
    '  A detail.',
    'docs/a.tsx(9,1): error TS2551: No property.',
    'src/b.ts(1,1): error TS2307: No module.',
  ].join('\n');
  expect(compilerTasks(output)).toEqual([
    { place: 'docs/a.tsx:3', text: 'TS2322: Wrong type.; line 9: TS2551: No property.' },
    { place: 'src/b.ts:1', text: 'TS2307: No module.' },
  ]);
});

test.each([
  [
    'each finding once',
    'Bad links:\n  - docs/a.mdx:3: no page\n  - docs/a.mdx:3: no page\n',
    [{ place: 'docs/a.mdx:3', text: 'no page' }],
  ],
  [
    'findings without a file',
    '  - Button: no anchor',
    [{ place: 'build', text: 'Button: no anchor' }],
  ],
  [
    'the errors of any other output',
    'a\nError: stopped\nb\n',
    [{ place: 'build', text: 'Error: stopped' }],
  ],
  ['the end of output without errors', 'a\nb\n', [{ place: 'build', text: 'a b' }]],
])('returns %s', (_name, output, tasks) => {
  expect(findingTasks('build', failed(output))).toEqual(tasks);
});

test('returns what a build lists that goes on with faults, and nothing of one without', () => {
  const broken = '- Broken anchor on source page path = /a:\n   -> linking to /b#c\n';
  const output = `Bad links:\n  - docs/a.mdx:3: no page\n${broken}[SUCCESS] Generated files.\n`;
  expect(listedTasks('build', { output })).toEqual([
    { place: 'docs/a.mdx:3', text: 'no page' },
    { place: '/a', text: "Correct what links to /b#c: it isn't there." },
  ]);
  expect(listedTasks('build', { output: '[SUCCESS] Generated files.\n' })).toEqual([]);
});

test.each([
  ['docs/a.mdx:3', true],
  ['i18n/zh/a.mdx:3', true],
  ['/zh/ui/react-chip', true],
  ['/ui/api/chip', false],
  ['content/api-reference/undocumented.json:3', false],
  ['node_modules/@acme/ui/Chip.d.ts:3', false],
])('is %s of a page: %s', (place, expected) => {
  expect(isOfPages({ place, text: '' })).toBe(expected);
});

test('returns each line of a check, and nothing for one that passed', () => {
  const output = '> npm run x\n\nOutdated:\ndocs/a.mdx:3: is behind\nAnother line\n';
  expect(lineTasks('check', failed(output))).toEqual([
    { place: 'docs/a.mdx:3', text: 'is behind' },
    { place: 'check', text: 'Another line' },
  ]);
  expect(lineTasks('check', { ...failed(output), isDone: true })).toEqual([]);
});
