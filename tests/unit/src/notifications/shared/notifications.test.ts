import fc from 'fast-check';
import {
  MAX_LENGTH,
  newestId,
  notificationsFor,
  unreadCount,
} from '../../../../../src/notifications/shared/notifications';
import local from '../../../../../static/notifications.json';

const item = (id: number, more: object = {}) => ({ id, title: `No. ${id}`, text: 'Text', ...more });
const idsOf = (fetched: unknown, languages = ['en']) =>
  notificationsFor(fetched, languages).map(({ id }) => id);

describe('the notifications of a reader', () => {
  it('are the last three, newest first', () => {
    expect(idsOf([item(3), item(9), item(2), item(5)])).toEqual([9, 5, 3]);
  });

  it('are those in the reader’s languages, and those without a language', () => {
    const list = [item(2, { userLanguage: 'zh' }), item(3, { userLanguage: 'en' }), item(4)];
    expect(idsOf(list, ['en'])).toEqual([4, 3]);
    expect(idsOf(list, ['zh'])).toEqual([4, 2]);
    expect(idsOf(list, ['zh', 'en'])).toEqual([4, 3, 2]);
  });

  it.each([
    ['nothing', undefined],
    ['an object', { 0: item(2) }],
    ['invalid entries', [null, 7, 'x', [], {}, item(NaN), item(-5), item(Infinity), { id: 2 }]],
    ['invalid texts', [item(2, { text: {} }), item(3, { title: 4 }), item(4, { date: 5 })]],
    ['the id of the permanent one', [item(1)]],
  ])('are empty for %s', (_name, fetched) => {
    expect(idsOf(fetched)).toEqual([]);
  });

  it('have texts of a bounded length', () => {
    const long = item(2, { title: 'a'.repeat(200_000), text: '<b>'.repeat(200_000) });
    const [cut] = notificationsFor([long], ['en']);
    expect([cut?.title.length, cut?.text.length]).toEqual([MAX_LENGTH, MAX_LENGTH]);
  });

  it('exist in both languages of the site', () => {
    expect(idsOf(local, ['en']).length).toBeGreaterThan(0);
    expect(idsOf(local, ['zh']).length).toBeGreaterThan(0);
  });
});

describe('unread', () => {
  const list = [item(9), item(5)];

  it.each([
    [undefined, 0],
    ['', 2],
    ['garbage', 2],
    ['1', 2],
    ['5', 1],
    ['9', 0],
    ['1e9', 0],
  ])('since %s: %i', (lastSeen, count) => {
    expect(unreadCount(list, lastSeen)).toBe(count);
  });

  it('are none after the newest one was seen, whatever was fetched', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ id: fc.integer(), title: fc.string(), text: fc.string() })),
        (fetched) => {
          const shown = notificationsFor(fetched, ['en']);
          expect(unreadCount(shown, String(newestId(shown)))).toBe(0);
        },
      ),
    );
  });
});
