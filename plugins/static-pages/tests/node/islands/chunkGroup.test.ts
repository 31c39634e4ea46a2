import { chunkGroup, styleGroup } from '../../../node/islands/chunkGroup';

const group = chunkGroup((file) => (file.startsWith('/ui/') ? 'ui' : undefined));

const script = (file: string | null) => ({ nameForCondition: () => file });

test('takes the modules that have a name, under that name', () => {
  expect(group.test(script('/ui/Button.js'))).toBe(true);
  expect(group.name(script('/ui/Button.js'))).toBe('ui');
});

test.each([
  ['a module without a name', script('/src/page.js')],
  ['a module without a path', script(null)],
  ['a module of the bundler itself', {}],
  ['styles', { type: 'css/mini-extract', ...script('/ui/Button.css') }],
])('leaves %s alone', (_, module) => {
  expect(group.test(module)).toBe(false);
  expect(group.name(module)).toBeUndefined();
});

test("comes before Docusaurus' own groups, for what is loaded on demand", () => {
  expect(group).toMatchObject({ chunks: 'async', enforce: true });
  expect(group.priority).toBeGreaterThan(50);
});

describe('the group of styles', () => {
  const styles = styleGroup((file) => !file.includes('/lazy/'));

  test.each([
    [true, { type: 'css/mini-extract', ...script('/src/shell.css') }],
    [false, { type: 'css/mini-extract', ...script('/src/lazy/panel.css') }],
    [false, script('/src/shell.js')],
  ])('is %s for %j', (isIn, module) => {
    expect(styles.test(module)).toBe(isIn);
  });
});
