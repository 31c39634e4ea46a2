/** @jest-environment jsdom */
import { resolveCodeStyling, STYLING_NAMES } from '../../shared/codePreferences';
import { codeStylingScript } from '../../shared/codeStylingScript';
import { parseCookie } from '../../browser/cookies';

function run(hash: string): string | null {
  window.location.hash = hash;
  document.documentElement.removeAttribute('data-code-styling');
  window.eval(codeStylingScript);
  return document.documentElement.getAttribute('data-code-styling');
}

afterEach(() => {
  jest.restoreAllMocks();
});

const HASHES = ['', '#A', '#A.js', '#css-A.tsx', '#tailwind-css-A.js', '#system-A.js', '#css-A.ts'];
const COOKIES = [
  '',
  'codeStyling=Tailwind',
  'codeStyling=MUI System',
  'a=1; codeStyling=CSS; b=2',
  'codeStyling=css',
  'codeStyling=constructor',
  'xcodeStyling=CSS',
  'codeStyling=CSS; codeStyling=Tailwind',
];

test.each(HASHES.flatMap((hash) => COOKIES.map((cookies) => [hash, cookies] as const)))(
  'sets the resolved styling for hash "%s" and cookies "%s"',
  (hash, cookies) => {
    jest.spyOn(document, 'cookie', 'get').mockReturnValue(cookies);
    const cookie = parseCookie(cookies, 'codeStyling');
    expect(run(hash)).toBe(STYLING_NAMES[resolveCodeStyling({ hash, cookie })]);
  },
);

test('sets the default when cookies are blocked', () => {
  jest.spyOn(document, 'cookie', 'get').mockImplementation(() => {
    throw new DOMException('The document is sandboxed.', 'SecurityError');
  });
  expect(run('')).toBe('system');
  expect(run('#css-A.js')).toBe('css');
});
