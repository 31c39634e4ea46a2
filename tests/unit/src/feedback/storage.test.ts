/** @jest-environment jsdom */
import { readDraft, storeDraft } from '../../../../src/feedback/lazy/stored';
import { parseAnswer } from '../../../../src/feedback/lazy/sendFeedback';

afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
});

describe('unsent comments', () => {
  it('are stored for their page', () => {
    storeDraft('/a', 'Unclear.');
    expect([readDraft('/a'), readDraft('/b')]).toEqual(['Unclear.', '']);
    storeDraft('/a', '');
    expect(sessionStorage).toHaveLength(0);
  });

  it('are not stored if storage is blocked, without an error', () => {
    const blocked = () => {
      throw new DOMException('Blocked.', 'SecurityError');
    };
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked);
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked);
    storeDraft('/a', 'Unclear.');
    expect(readDraft('/a')).toBe('');
  });
});

describe('parseAnswer', () => {
  it.each([
    [{ id: 'f0e1-22_A' }, 'f0e1-22_A'],
    [{ id: 'a', more: true }, 'a'],
    [{ id: 7 }, null],
    [{ id: '' }, null],
    [{ id: 'a;path=/' }, null],
    [{ id: 'a'.repeat(101) }, null],
    [{}, null],
    [null, null],
    ['id', null],
    [['id'], null],
  ])('%j: %s', (answer, id) => {
    expect(parseAnswer(answer)).toBe(id);
  });
});
