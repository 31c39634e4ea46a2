import path from 'node:path';
import { shellLabelProblems } from '../../../plugins/i18n/labels/shellLabelProblems';

test('all labels of the shell are translated in the Chinese table, and the table has no others', async () => {
  const root = path.join(__dirname, '../../..');
  expect(await shellLabelProblems(root, ['zh'])).toEqual([]);
});
