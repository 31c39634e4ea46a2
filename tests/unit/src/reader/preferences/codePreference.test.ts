import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import {
  useCodeStyling,
  useNoSsrCodeStyling,
} from '../../../../../src/reader/preferences/codeStylingStore';

test.each([useCodeStyling, useNoSsrCodeStyling])(
  'is the default on the server, which has neither hash nor cookies',
  (useValue) => {
    const Reader = () => createElement('b', null, useValue());
    expect(renderToString(createElement(Reader))).toBe('<b>MUI System</b>');
  },
);
