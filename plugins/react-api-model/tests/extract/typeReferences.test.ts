import { typeReference } from '../../extract/typeReferences';

test.each([
  ['HTMLButtonElement', 'dom', 'https://developer.mozilla.org/docs/Web/API/HTMLButtonElement'],
  ['MouseEvent', 'dom', 'https://developer.mozilla.org/docs/Web/API/MouseEvent'],
  ['HTMLElementTagNameMap', 'dom', undefined],
  ['React.MouseEvent', 'react', 'https://react.dev/learn/typescript#typing-dom-events'],
  ['React.ElementType', 'react', 'https://react.dev/learn/typescript#useful-types'],
  ['JSX', 'react', undefined],
  ['Partial', 'language', undefined],
] as const)('%s of %s is described at %s', (name, origin, href) => {
  expect(typeReference(name, origin)).toBe(href);
});
