import path from 'node:path';
import { readFacts } from '../../facts/readFacts';
import type { FactsOptions } from '../../facts/readFacts';

function read(name: string, options: Partial<FactsOptions> = {}) {
  const installed = {
    name: `@fixture/${name}`,
    version: '1.2.3',
    dir: path.join(__dirname, '../../../../tests/fixtures/api-package', name),
    repositoryUrl: '',
    repositoryDirectory: '',
  };
  return readFacts(installed, { named: new Set(), ...options });
}

const { items } = read('ui');

test('reads components whether or not the release documents them', () => {
  expect(Object.keys(items)).toEqual(['Button', 'Helper', 'Picker', 'Plain']);
  expect(items.Button?.documented).toBe(true);
  expect(items.Helper?.documented).toBeUndefined();
});

test('distinguishes documented props, other props, and the attributes of the element', () => {
  const props = items.Button?.members.prop;
  expect(Object.keys(props?.documented ?? {})).toContain('size');
  expect(props?.undocumented).toEqual(expect.arrayContaining(['children', 'internalId']));
  expect(props?.attributes).toEqual(expect.arrayContaining(['aria-label', 'onClick', 'type']));
});

test('reads defaults from the code, and that the code takes a prop without one', () => {
  const props = items.Button?.members.prop?.documented;
  expect(props?.size).toMatchObject({ default: "'medium'", codeDefault: "'medium'" });
  expect(props?.component).toMatchObject({ codeDefault: "'button'" });
  expect(props?.anchor).not.toHaveProperty('codeDefault');
});

test('keeps how the compiler resolves a type', () => {
  const props = items.Button?.members.prop?.documented;
  expect(props?.anchor?.resolved).toBe('Origin');
  expect(props?.size?.resolved).toBe('"medium" | "small"');
});

test('reads classes and slots, documented or not', () => {
  expect(Object.keys(items.Button?.members.class?.documented ?? {})).toEqual(['root', 'sizeSmall']);
  // A class of any component's state, and one that is hidden from readers.
  expect(items.Button?.members.class?.undocumented).toEqual(['disabled', 'secret']);
  expect(Object.keys(items.Helper?.members.slot?.documented ?? {})).toEqual(['root']);
});

test('uses known facts again for what has not changed', () => {
  const known = { kind: 'component', members: {} } as const;
  const found = read('ui', { reuse: ({ name }) => (name === 'Button' ? known : undefined) });
  expect(found.items.Button).toBe(known);
  expect(found.items.Picker).toEqual(items.Picker);
});

test('names the item and the prop whose type cannot be read', () => {
  expect(read('unresolved-type')).toMatchObject({
    items: {},
    unreadable: { Card: expect.stringContaining('prop "tones"') as string },
  });
});
