import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { useCodeStyling } from '../../browser/useCodePreferences';

test('is the default on the server, which has neither hash nor cookies', () => {
  const Reader = () => createElement('b', null, useCodeStyling());
  expect(renderToString(createElement(Reader))).toBe('<b>MUI System</b>');
});
