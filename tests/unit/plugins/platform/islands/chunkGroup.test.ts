import { chunkGroup, styleGroup } from '../../../../../plugins/platform/islands/chunkGroup';

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

const chunk = (name: string | undefined, isInitial = false) => ({
  name,
  canBeInitial: () => isInitial,
});

test("comes before Docusaurus' own groups, for what is loaded on demand", () => {
  expect(group.enforce).toBe(true);
  expect(group.priority).toBeGreaterThan(50);
  expect(group.chunks(chunk('demos-button'))).toBe(true);
  expect(group.chunks(chunk(undefined))).toBe(true);
  expect(group.chunks(chunk('main', true))).toBe(false);
});

test('comes before other groups of its kind if it is only for some chunks', () => {
  const ofGrids = chunkGroup(() => 'ui-grid', /^demos-x-/);
  expect(ofGrids.priority).toBeGreaterThan(group.priority);
  expect(ofGrids.chunks(chunk('demos-x-react-data-grid-demo'))).toBe(true);
  expect(ofGrids.chunks(chunk('demos-material-ui-react-button'))).toBe(false);
  expect(ofGrids.chunks(chunk(undefined))).toBe(false);
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
