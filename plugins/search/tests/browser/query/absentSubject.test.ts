import { askedSubject, groupsNaming } from '../../../browser/query/absentSubject';
import type { HitGroup } from '../../../shared/types';

const SUBJECTS = [
  { words: ['rich text', 'rich text editor', '富文本'], text: 'No editor.' },
  { words: ['text editor'], text: 'No text editor.' },
  { words: ['vue', 'vue.js'], text: 'React only.' },
];

test.each([
  ['vue', 'React only.', true],
  ['Vue.js support', 'React only.', true],
  ['is there a rich text editor', 'No editor.', true],
  ['富文本组件', 'No editor.', true],
  ['有没有富文本的', 'No editor.', true],
  ['button in vue', 'React only.', false],
  ['富文本表格', 'No editor.', false],
  ['vuexy', undefined, undefined],
  ['text', undefined, undefined],
])('%s gets the sentence %s; for nothing else: %s', (query, text, isAll) => {
  const subject = askedSubject(query, SUBJECTS);
  expect([subject?.text, subject?.isAll]).toEqual([text, isAll]);
});

test('keeps groups of a subject that the site names', () => {
  const group = (...names: string[]) =>
    ({ path: names[0], hits: names.map((name) => ({ name })) }) as unknown as HitGroup;
  const groups = [group('Gantt'), group('Grid', 'Vue.js in a cell'), group('Vuexy theme')];
  expect(groupsNaming(groups, SUBJECTS[2]!).map(({ path }) => path)).toEqual(['Grid']);
});
