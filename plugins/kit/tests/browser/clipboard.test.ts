/** @jest-environment jsdom */
import { copyToClipboard } from '../../browser/clipboard';
import { mockAsyncClipboard, mockCopyCommand } from '../../../../tests/helpers/clipboard';

const refuse = () => Promise.reject(new DOMException('No permission.', 'NotAllowedError'));

beforeEach(() => {
  document.body.innerHTML = '<p>Page</p>';
});

/** Expects that copying left nothing on the page. */
function expectCleanPage(): void {
  expect(document.body.innerHTML).toBe('<p>Page</p>');
  expect(window.getSelection()?.rangeCount).toBe(0);
}

test('uses the asynchronous API if it exists', async () => {
  const writeText = jest.fn(() => Promise.resolve());
  mockAsyncClipboard(writeText);
  const copies = mockCopyCommand(() => true);
  await copyToClipboard('  npm install\n');
  expect(writeText.mock.calls).toEqual([['  npm install\n']]);
  expect(copies).toEqual([]);
});

test.each([
  ['is absent', undefined],
  ['rejects', refuse],
])('selects the text and uses the copy command when the API %s', async (_, writeText) => {
  mockAsyncClipboard(writeText);
  const copies = mockCopyCommand(() => true);
  await copyToClipboard('  a\n<b>');
  expect(copies).toEqual([{ selected: '  a\n<b>', whiteSpace: 'pre' }]);
  expectCleanPage();
});

test('copies its text even when something else is selected', async () => {
  mockAsyncClipboard(undefined);
  const copies = mockCopyCommand(() => true);
  window.getSelection()?.selectAllChildren(document.body);
  await copyToClipboard('a');
  expect(copies.map(({ selected }) => selected)).toEqual(['a']);
  expectCleanPage();
});

test('with an open dialog, the text is selected in it', async () => {
  mockAsyncClipboard(undefined);
  document.body.innerHTML = '<p>Page</p><dialog open></dialog>';
  let parent: string | undefined;
  mockCopyCommand(() => {
    parent = window.getSelection()?.anchorNode?.parentElement?.tagName;
    return true;
  });
  await copyToClipboard('a');
  expect(parent).toBe('DIALOG');
});

test('rejects when the text can’t be selected, whatever the command reports', async () => {
  mockAsyncClipboard(undefined);
  const copies = mockCopyCommand(() => true);
  const toString = jest.spyOn(Selection.prototype, 'toString').mockReturnValue('');
  await expect(copyToClipboard('a')).rejects.toMatchObject({ name: 'NotAllowedError' });
  toString.mockRestore();
  expect(copies).toEqual([]);
  expectCleanPage();
});

test('copies an empty text', async () => {
  mockAsyncClipboard(undefined);
  const copies = mockCopyCommand(() => true);
  await copyToClipboard('');
  expect(copies.map(({ selected }) => selected)).toEqual(['']);
});

test('rejects with NotAllowedError when the command is refused too', async () => {
  mockAsyncClipboard(refuse);
  mockCopyCommand(() => false);
  const error: unknown = await copyToClipboard('a').catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(DOMException);
  expect(error).toMatchObject({
    name: 'NotAllowedError',
    message: 'The copy command was refused.',
  });
  expectCleanPage();
});

test('cleans up and rejects when the command throws', async () => {
  mockAsyncClipboard(undefined);
  mockCopyCommand(() => {
    throw new Error('Broken command.');
  });
  await expect(copyToClipboard('a')).rejects.toThrow('Broken command.');
  expectCleanPage();
});
