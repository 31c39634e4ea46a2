import { headingText } from '../../../browser/headings/SectionHeading';

test.each([
  ['words', 'Basic button', 'Basic button'],
  ['code between words', ['The ', <code key="code">sx</code>, ' prop'], 'The sx prop'],
  [
    'code in a link',
    <a key="link" href="/">
      <code>sx</code>
    </a>,
    'sx',
  ],
  ['a number', 5, '5'],
  ['an element without text', <wbr key="break" />, ''],
  ['nothing', undefined, ''],
])('the text of %s', (_name, heading, text) => {
  expect(headingText(heading)).toBe(text);
});
