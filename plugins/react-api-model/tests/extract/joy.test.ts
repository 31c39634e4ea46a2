/** Compares what is extracted from @mui/joy with the content of its files. */
import path from 'node:path';
import { extractPackage } from '../../extract/extractPackage';
import { locatePackage } from '../../extract/readExtracted';
import { MACHINERY, hiddenProps, shippedClasses, writtenProps } from './shipped';

const installed = locatePackage(path.join(__dirname, '../../../..'), '@mui/joy');
const components = extractPackage(installed);
const byName = components.map((item) => [item.name, item] as const);

test('reads all documented components', () => {
  expect(components).toHaveLength(80);
});

test.each(byName)('%s documents the props that its propTypes ship', (_, item) => {
  const hidden = hiddenProps(installed.dir, item);
  const expected = writtenProps(installed.dir, item).filter((prop) => !hidden.has(prop));
  expect(item.props.map((prop) => prop.name)).toEqual(expect.arrayContaining(expected));
  expect(item.props.filter((prop) => hidden.has(prop.name))).toEqual([]);
});

test.each(byName)('%s has the classes that its types ship', (_, item) => {
  expect(item.classes.map((entry) => entry.name)).toEqual(
    expect.arrayContaining(shippedClasses(installed.dir, item)),
  );
  const odd = item.classes.filter(({ className }) => !/^Mui([A-Z]\w*)?-[\w-]+$/.test(className));
  expect(odd).toEqual([]);
});

test('has no empty table of props', () => {
  expect(components.filter(({ props }) => props.length === 0)).toEqual([]);
});

test('returns readable types', () => {
  const odd = components.flatMap(({ name, props }) =>
    props
      .filter(({ type }) => MACHINERY.test(type) || type === '')
      .map((prop) => `${name}.${prop.name}: ${prop.type}`),
  );
  expect(odd).toEqual([]);
});

test('documents slotProps of a component with slots, although its propTypes leave them out', () => {
  const props = components.find(({ name }) => name === 'Select')?.props ?? [];
  expect(props.find(({ name }) => name === 'slotProps')).toMatchObject({
    type: expect.stringMatching(
      /^\{\n {2}root\?: SlotProps<'div', \{\}, SelectOwnerState/,
    ) as unknown,
    description: 'The props used for each slot inside.',
    default: '{}',
  });
});

test('lists the values of a type that the theme defines', () => {
  const level = components
    .find(({ name }) => name === 'Typography')
    ?.props.find(({ name }) => name === 'level');
  expect(level?.type).toMatch(/^'h1' \| 'h2' .* \| 'body-xs' \| 'inherit'$/);
});
