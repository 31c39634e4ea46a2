import { createLookup } from '../../../node/translation/createLookup';
import { translateTexts } from '../../../node/translation/translateTexts';
import type { WriteText } from '../../../node/translation/mapTexts';
import { entry } from './entry';

const draft = entry('Button.props.color', 'The color.', { chinese: '颜色。' });
const accepted = entry('Button.props.size', 'The size.', { chinese: '大小。', state: 'accepted' });
const lookup = createLookup([draft, accepted]);
const mapTexts = (texts: readonly string[], write: WriteText) =>
  texts.map((text) => write(text, ''));

test('translates texts, and leaves those without a translation in English', () => {
  expect(translateTexts(['The size.', 'The id.'], mapTexts, lookup)).toEqual({
    item: ['大小。', 'The id.'],
    hasDrafts: false,
  });
});

test('notes that a text is a draft', () => {
  expect(translateTexts(['The color.', 'The size.'], mapTexts, lookup)).toEqual({
    item: ['颜色。', '大小。'],
    hasDrafts: true,
  });
});
