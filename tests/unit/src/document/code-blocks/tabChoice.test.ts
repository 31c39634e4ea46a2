/** @jest-environment jsdom */
import {
  attributeOf,
  readTabChoice,
  tabChoiceScript,
  writeTabChoice,
} from '../../../../../src/document/code-blocks/tabChoice';

const KEY = 'package-manager';
const root = document.documentElement;

/** Runs the script as the page's head does. */
function runScript(): void {
  const script = document.createElement('script');
  script.textContent = tabChoiceScript;
  document.head.append(script);
}

function refuse(): never {
  throw new DOMException('Storage is blocked.', 'SecurityError');
}

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
  [...root.attributes].forEach(({ name }) => root.removeAttribute(name));
});

test('mirrors a key in an attribute of its own', () => {
  expect(attributeOf(KEY)).toBe('data-codeblock-package-manager');
});

describe('a choice', () => {
  test('is none before one was made', () => {
    expect(readTabChoice(KEY)).toBeNull();
  });

  test('is read back, and kept in storage', () => {
    writeTabChoice(KEY, 'yarn');
    expect(readTabChoice(KEY)).toBe('yarn');
    expect({ ...localStorage }).toEqual({ 'codeblock-package-manager': 'yarn' });
  });

  test('is one for each key', () => {
    writeTabChoice(KEY, 'yarn');
    writeTabChoice('language', 'ts');
    expect([readTabChoice(KEY), readTabChoice('language')]).toEqual(['yarn', 'ts']);
  });

  test('holds for the page view when storage refuses it', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    writeTabChoice(KEY, 'yarn');
    expect(readTabChoice(KEY)).toBe('yarn');
  });
});

describe('the script before first paint', () => {
  test('gives every remembered choice its attribute', () => {
    localStorage.setItem('codeblock-package-manager', 'yarn');
    localStorage.setItem('codeblock-language2', 'ts');
    runScript();
    expect([readTabChoice(KEY), readTabChoice('language2')]).toEqual(['yarn', 'ts']);
  });

  test('restores what was chosen on an earlier page', () => {
    writeTabChoice(KEY, 'pnpm');
    root.removeAttribute(attributeOf(KEY));
    runScript();
    expect(readTabChoice(KEY)).toBe('pnpm');
  });

  test('ignores keys of others', () => {
    [
      'theme',
      'codeblock-',
      'codeblock-Package',
      'codeblock-1',
      'codeblock-a b',
      'codeblock-a"onclick',
      'my-codeblock-a',
      'Codeblock-a',
      'codeblock-a\n',
    ].forEach((key) => localStorage.setItem(key, 'x'));
    runScript();
    expect(root.attributes).toHaveLength(0);
  });

  test('does nothing when nothing is remembered', () => {
    runScript();
    expect(root.attributes).toHaveLength(0);
  });

  test('takes any value as text', () => {
    localStorage.setItem('codeblock-a', '"><script>');
    runScript();
    expect(readTabChoice('a')).toBe('"><script>');
  });

  test.each(['key', 'getItem'] as const)('survives storage whose %s throws', (method) => {
    localStorage.setItem('codeblock-a', 'x');
    const blocked = jest.spyOn(Storage.prototype, method).mockImplementation(refuse);
    const onError = jest.fn();
    window.addEventListener('error', onError);
    runScript();
    window.removeEventListener('error', onError);
    expect(blocked).toHaveBeenCalledTimes(1);
    expect(onError).not.toHaveBeenCalled();
    expect(root.attributes).toHaveLength(0);
  });

  test('survives a browser that blocks storage altogether', () => {
    const blocked = jest.spyOn(window, 'localStorage', 'get').mockImplementation(refuse);
    const onError = jest.fn();
    window.addEventListener('error', onError);
    runScript();
    window.removeEventListener('error', onError);
    expect(blocked).toHaveBeenCalled();
    expect(onError).not.toHaveBeenCalled();
  });
});
