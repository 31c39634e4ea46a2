import postcss from 'postcss';
import { constantsIn, inlineConstants, variablesSetIn } from '../../../node/styles/constants';

const constants = (css: string, setElsewhere: string[] = []) =>
  Object.fromEntries(constantsIn(postcss.parse(css), (name) => setElsewhere.includes(name)));

test('takes every mention that is no reference as one that may set a custom property', () => {
  const text = `
    a { --a: var(--b); color: var( --c, red) }
    style={{ '--d': 1 }}; setProperty('--e', x); getPropertyValue("--f"); block__element--g
  `;
  expect([...variablesSetIn(text)].sort()).toEqual(['--a', '--d', '--e', '--f']);
});

test('finds what is set once, on the root, with the values of other constants in it', () => {
  expect(constants(':root{--a:calc(var(--b) * 2);--b:1rem}p{margin:var(--a)}')).toEqual({
    '--a': 'calc(1rem * 2)',
    '--b': '1rem',
  });
});

test.each([
  ['set twice', ':root{--a:1}p{--a:2}', []],
  ['set elsewhere', ':root{--a:1}', ['--a']],
  ['set on other elements', 'p{--a:1}', []],
  ['set in some cases', '@media print{:root{--a:1}}', []],
  ['made of what changes', ':root{--a:var(--b)}', []],
])('leaves alone what is %s', (_case, css, setElsewhere) => {
  expect(constants(css, setElsewhere)).toEqual({});
});

test('ends at custom properties that refer to each other', () => {
  expect(constants(':root{--a:var(--b);--b:var(--a)}')).toEqual({});
});

test('puts values in the place of references, and leaves others alone', () => {
  const root = postcss.parse('p{margin:0 calc(var(--a) * -1) var(--b) var(--a, 2px)}');
  inlineConstants(root, new Map([['--a', '1rem']]));
  expect(root.toString()).toBe('p{margin:0 calc(1rem * -1) var(--b) var(--a, 2px)}');
});
