import type { MemberFacts } from '@component-docs/react-api-model/facts/model';
import { diffMembers } from '../../node/diffMembers';

const size = (facts: MemberFacts) => ({ documented: { size: facts } });

function changesOf(before: MemberFacts, after: MemberFacts) {
  return diffMembers('prop', size(before), size(after)).map(
    ({ subject: _, name: __, ...change }) => change,
  );
}

test.each<[string, MemberFacts, MemberFacts]>([
  ['the order of a union', { type: "'a' | 'b'" }, { type: "'b' | 'a'" }],
  ['that all members became optional', { type: 'ChipClasses' }, { type: 'Partial<ChipClasses>' }],
  [
    'a new name for the same type',
    { type: "'a' | 'b'", resolved: "'a' | 'b'" },
    { type: 'Size', resolved: "'a' | 'b'" },
  ],
  [
    'a default that only the comment gained',
    { codeDefault: null },
    { default: "'a'", codeDefault: null },
  ],
  ['a default that only the comment lost', { default: "'a'" }, {}],
  [
    'a default that the code takes no longer, which may come from elsewhere',
    { default: "'a'", codeDefault: "'a'" },
    { codeDefault: null },
  ],
  [
    'a default that moved from the code to elsewhere',
    { default: "'a'", codeDefault: "'a'" },
    { default: "'a'" },
  ],
])('ignores %s', (_, before, after) => {
  expect(changesOf(before, after)).toEqual([]);
});

test.each<[string, MemberFacts, MemberFacts, object]>([
  [
    'another type',
    { type: 'string' },
    { type: 'number' },
    { kind: 'retyped', before: 'string', after: 'number' },
  ],
  [
    'a default that the code gained',
    { codeDefault: null },
    { default: "'a'", codeDefault: "'a'" },
    { kind: 'default', after: "'a'" },
  ],
  [
    'another documented default of a prop whose code is not readable',
    { default: '1' },
    { default: '2' },
    { kind: 'default', before: '1', after: '2' },
  ],
  ['that a prop is required now', {}, { required: true }, { kind: 'required' }],
  ['a deprecation', {}, { deprecated: true }, { kind: 'deprecated' }],
])('reports %s', (_, before, after, change) => {
  expect(changesOf(before, after)).toEqual([change]);
});

test('does not report that a return value is always present now', () => {
  expect(diffMembers('value', size({}), size({ required: true }))).toEqual([]);
});

test('distinguishes members from what every object has', () => {
  const named = { documented: { toString: {}, constructor: {} } };
  expect(diffMembers('class', { documented: {} }, named)).toHaveLength(2);
});

test('compares classes and slots one by one, not the types of their props', () => {
  const props = (type: string) => ({ documented: { classes: { type }, slots: { type } } });
  expect(diffMembers('prop', props('BadgeUnstyledClasses'), props('BadgeClasses'))).toEqual([]);
});
