import { editedIn } from '../../../../src/demos/edits';
import { shownCode } from '../../../../src/demos/shownCode';

const SOURCE = {
  TS: { code: 'typed', html: '' },
  JS: { code: 'plain', html: '' },
  css: { code: '.a {}', html: '' },
};

test('is the demo’s own code until the reader edits it', () => {
  const own = { variant: 'JS', edit: undefined } as const;
  expect(shownCode(SOURCE, own)).toEqual({ variant: 'JS', code: 'plain', css: '.a {}' });
});

test('is the reader’s edit', () => {
  const edit = editedIn('TS', 'edited');
  expect(shownCode(SOURCE, { variant: 'TS', edit }).code).toBe('edited');
});
