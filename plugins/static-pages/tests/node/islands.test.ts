import { chunkGroup, needsVendorChunk, sharesLibraries, styleGroup } from '../../node/islands';

const group = chunkGroup((file) => (file.startsWith('/ui/') ? 'ui' : undefined));
const styles = styleGroup((file) => !file.includes('/lazy/'));
const script = (file: string | null) => ({ nameForCondition: () => file });
const sheet = (file: string) => ({ type: 'css/mini-extract', ...script(file) });

test.each([
  ['a module with a name', script('/ui/Button.js'), 'ui', false],
  ['a module without a name', script('/src/page.js'), undefined, false],
  ['a module without a path', script(null), undefined, false],
  ['a module of the bundler itself', {}, undefined, false],
  ['styles', sheet('/ui/Button.css'), undefined, true],
  ['styles of lazy code', sheet('/src/lazy/panel.css'), undefined, false],
])('%s is in the right group', (_, module, name, isStyle) => {
  expect(group.test(module)).toBe(name !== undefined);
  expect(group.name(module)).toBe(name);
  expect(styles.test(module)).toBe(isStyle);
});

test("comes before Docusaurus' own groups, for what is loaded on demand", () => {
  expect(group).toMatchObject({ chunks: 'async', enforce: true });
  expect(group.priority).toBeGreaterThan(50);
});

test.each([
  ['demos-material-ui-react-button', false, { vendors: true, shares: true }],
  ['tool-icons', false, { vendors: true, shares: true }],
  [null, false, { vendors: true, shares: true }],
  ['main', true, { vendors: false, shares: false }],
  ['search-worker', false, { vendors: false, shares: true }],
  ['tool-joy-theme-builder', false, { vendors: true, shares: false }],
])('the libraries of the chunk %s (loaded at once: %s): %j', (name, isInitial, expected) => {
  const chunk = { name, canBeInitial: () => isInitial };
  expect({
    vendors: needsVendorChunk(chunk),
    shares: sharesLibraries(/^tool-(?:joy-)?theme-builder$/)(chunk),
  }).toEqual(expected);
});
