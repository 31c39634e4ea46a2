import path from 'node:path';
import { extractPackage } from '../../extract/extractPackage';
import { locatePackage } from '../../extract/readExtracted';

const SITE = path.resolve('examples/acme-ui');

const components = extractPackage(locatePackage(SITE, 'acme-ui'), { site: 'https://acme.example' });
const find = (name: string) => components.find((component) => component.name === name);
const propOf = (name: string, prop: string) => find(name)?.props.find((each) => each.name === prop);

test('finds the components that a package exports by their types, without lists in comments', () => {
  expect(components.map(({ name }) => name)).toEqual([
    'Alert',
    'Badge',
    'Button',
    'Rating',
    'TextField',
  ]);
  expect(find('Badge')?.description).toBe('A number on something: how many are new, or left.');
});

test.each([
  ['Button', 'size', "'small' | 'medium' | 'large'", "'medium'"],
  ['Badge', 'max', 'number', '99'],
  ['Alert', 'onClose', '() => void', undefined],
])('reads the type and the default of the prop %s.%s', (name, prop, type, value) => {
  expect(propOf(name, prop)).toMatchObject({ type, required: false });
  expect(propOf(name, prop)?.default).toBe(value);
});

test('says which props are required, and leaves out those of native elements', () => {
  expect(propOf('TextField', 'label')?.required).toBe(true);
  expect(propOf('TextField', 'placeholder')).toBeUndefined();
  expect(find('Button')).toMatchObject({ ref: { kind: 'any' }, spread: true });
});
