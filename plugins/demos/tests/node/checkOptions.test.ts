import { checkOptions } from '../../node/checkOptions';

const check = (...demos: string[]) =>
  checkOptions([{ path: 'docs/ui/a/a.mdx', content: demos.join('\n') }]);

test.each([
  '<Demo name="A" bg="outlined" />',
  '<Demo name="A" bg="inline" hideToolbar />',
  '<Demo name="A" bg="gradient" maxWidth={320} />',
  '<Demo name="A" bg="playground" defaultCodeOpen />',
  '<Demo name="A" bg defaultCodeOpen={false} />',
  '<Demo name="A" bg={true} />',
  '<Demo name="A" iframe height={300} />',
  '<Demo name="A" disableAd disableLiveEdit hideEditButton />',
  '```mdx\n<Demo name="A" size="large" />\n```',
  '<DemoList size="large" />',
])('accepts %s', (demo) => {
  expect(check(demo)).toEqual([]);
});

test.each([
  ['size="large"', 'unknown option size. Options are bg, hideToolbar, '],
  ['bg="none"', 'wrong value of bg. Write bg="outlined", bg="inline", '],
  ['bg={false}', 'wrong value of bg.'],
  ['bg={color}', 'wrong value of bg.'],
  ['hideToolbar={false}', 'wrong value of hideToolbar. Write hideToolbar, or remove it.'],
  ['iframe height="300"', 'wrong value of height. Write height={400}, or remove it.'],
  ['maxWidth={-1}', 'wrong value of maxWidth.'],
  ['disableAd="yes"', 'wrong value of disableAd.'],
  ['height={300}', 'height is the height of a frame. Add iframe, or remove height.'],
])('refuses %s', (options, message) => {
  expect(check(`<Demo name="A" ${options} />`)).toEqual([
    expect.stringContaining(`docs/ui/a/a.mdx:1: ${message}`),
  ]);
});

test.each(['defaultCodeOpen', 'disableAd', 'disableLiveEdit', 'hideEditButton'])(
  'refuses %s without a toolbar',
  (option) => {
    expect(check(`<Demo name="A" hideToolbar ${option} />`)).toEqual([
      `docs/ui/a/a.mdx:1: ${option} has no effect together with hideToolbar. Remove one of the two.`,
    ]);
  },
);

test('reports every problem of every demo with its line', () => {
  const problems = check(
    '# A',
    '<Demo name="A" bg="x" wide />',
    '',
    '<Demo\n  name="B"\n  wide\n/>',
  );
  expect(problems.map((problem) => problem.split('. ')[0])).toEqual([
    'docs/ui/a/a.mdx:2: wrong value of bg',
    'docs/ui/a/a.mdx:2: unknown option wide',
    'docs/ui/a/a.mdx:4: unknown option wide',
  ]);
});
