/** @jest-environment jsdom */
import {
  attributeOf,
  readTabChoice,
  tabChoiceScript,
  writeTabChoice,
} from '../../shared/tabChoice';

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

test('has an attribute for each key', () => {
  expect(attributeOf(KEY)).toBe('data-codeblock-package-manager');
});

describe('a choice', () => {
  test('is null before one is made', () => {
    expect(readTabChoice(KEY)).toBeNull();
  });

  test('can be read back, and is stored', () => {
    writeTabChoice(KEY, 'yarn');
    expect(readTabChoice(KEY)).toBe('yarn');
    expect({ ...localStorage }).toEqual({ 'codeblock-package-manager': 'yarn' });
  });

  test('is separate for each key', () => {
    writeTabChoice(KEY, 'yarn');
    writeTabChoice('language', 'ts');
    expect([readTabChoice(KEY), readTabChoice('language')]).toEqual(['yarn', 'ts']);
  });

  test('lasts for the page view when storage is blocked', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    writeTabChoice(KEY, 'yarn');
    expect(readTabChoice(KEY)).toBe('yarn');
  });
});

describe('the script before first paint', () => {
  test('sets an attribute for every stored choice', () => {
    localStorage.setItem('codeblock-package-manager', 'yarn');
    localStorage.setItem('codeblock-language2', 'ts');
    runScript();
    expect([readTabChoice(KEY), readTabChoice('language2')]).toEqual(['yarn', 'ts']);
  });

  test('restores the choice of an earlier page', () => {
    writeTabChoice(KEY, 'pnpm');
    root.removeAttribute(attributeOf(KEY));
    runScript();
    expect(readTabChoice(KEY)).toBe('pnpm');
  });

  test('ignores other keys', () => {
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

  test('does nothing if nothing is stored', () => {
    runScript();
    expect(root.attributes).toHaveLength(0);
  });

  test('treats any value as text', () => {
    localStorage.setItem('codeblock-a', '"><script>');
    runScript();
    expect(readTabChoice('a')).toBe('"><script>');
  });

  test.each(['key', 'getItem'] as const)('does not throw when %s of storage throws', (method) => {
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

  test('does not throw when all storage is blocked', () => {
    const blocked = jest.spyOn(window, 'localStorage', 'get').mockImplementation(refuse);
    const onError = jest.fn();
    window.addEventListener('error', onError);
    runScript();
    window.removeEventListener('error', onError);
    expect(blocked).toHaveBeenCalled();
    expect(onError).not.toHaveBeenCalled();
  });
});
