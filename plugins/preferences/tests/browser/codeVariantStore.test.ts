import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { useCodeVariant } from '../../browser/codeVariantStore';

test('is the default on the server, which has neither hash nor cookies', () => {
  const Reader = () => createElement('b', null, useCodeVariant());
  expect(renderToString(createElement(Reader))).toBe('<b>TS</b>');
});
