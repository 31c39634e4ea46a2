import path from 'node:path';
import { extractPackage } from '../../extract/extractPackage';

const LIBRARY = { site: 'https://acme.example' };
const dir = path.resolve('tests/fixtures/typed-components');
const installed = {
  name: 'typed-components',
  version: '1.0.0',
  dir,
  repositoryUrl: '',
  repositoryDirectory: '',
};

const components = extractPackage({ ...installed, types: 'index.ts' }, LIBRARY);

test.each([
  ['Plain', 'A plain function.', ["tone? 'calm'", 'children?'], 'none'],
  ['Field', 'A function that takes a ref.', ["tone? 'loud'", 'label'], 'any'],
  ['Remembered', 'A remembered function.', ["tone? 'calm'", 'children?'], 'none'],
  ['Typed', 'A function by its type.', ['tone?'], 'none'],
  ['Old', 'A class.', ['tone?', 'open'], 'any'],
  ['Later', 'A component that is loaded later.', ['tone?', 'children?'], 'none'],
  ['List', 'A generic function.', ['items', 'onPick?'], 'none'],
  ['Renamed', 'A plain function.', ["tone? 'calm'", 'children?'], 'none'],
  ['Menu', 'A menu, whose parts are its members.', ['label'], 'none'],
  ['Menu.Item', 'A part of a menu.', ['value', 'icon?'], 'none'],
  ['Parts.Item', 'A part of a menu.', ['value', 'icon?'], 'none'],
  ['Panel', 'What a module is about.', ['open? true', 'children?'], 'none'],
])('reads %s', (name, description, props, ref) => {
  const component = components.find((each) => each.name === name);
  const signs = component?.props.map((prop) =>
    [prop.name + (prop.required ? '' : '?'), prop.default].filter(Boolean).join(' '),
  );
  expect(component?.description).toBe(description);
  expect(signs?.toSorted()).toEqual(props.toSorted());
  expect(component?.ref.kind).toBe(ref);
});

test('takes nothing else for a component, and knows a default export', () => {
  expect(components.map(({ name }) => name)).toHaveLength(12);
  expect(components.filter(({ isDefaultExport }) => isDefaultExport)).toMatchObject([
    { name: 'Panel', pageUrl: expect.stringMatching(/\/panel\/$/) as string },
  ]);
  expect(components.find(({ name }) => name === 'Menu.Item')?.pageUrl).toMatch(/\/menu-item\/$/);
});

test.each([
  ['nothing.ts', `none of the 1 exports of ${path.join(dir, 'nothing.ts')} with a capital letter`],
  ['missing.d.ts', `there are no types at ${path.join(dir, 'missing.d.ts')}`],
])('says what it looked for in %s', (types, message) => {
  expect(() => extractPackage({ ...installed, types }, LIBRARY)).toThrow(message);
});
