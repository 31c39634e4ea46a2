import { keyLocator, lineOfKey } from '../../node/locateKey';
import { temporaryFolder } from '../../../../tests/helpers/temporaryFolder';

const TABLE = `{
  "group": {
    "title": "A",
    "other": "title"
  },
  "title": "B",
  "dotted.key": { "message": "C" }
}`;

describe('lineOfKey', () => {
  it.each([
    ['group.title', 3],
    ['title', 6],
    ['dotted.key', 7],
    ['dotted.key.message', 7],
    ['unknown', 1],
  ])('finds %s', (key, line) => {
    expect(lineOfKey(TABLE, key)).toBe(line);
  });
});

test('keyLocator returns file and line', async () => {
  const siteDir = await temporaryFolder({ 'i18n/zh/code.json': TABLE });
  expect(keyLocator(siteDir)('i18n/zh/code.json', 'title')).toBe('i18n/zh/code.json:6');
});
