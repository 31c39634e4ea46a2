import { placeOfPreview, previewIn, withPreview } from '../../shared/previewPlace';
import { describeDemo } from '../../node/describeDemo';
import { allDemos } from '../../../../tests/helpers/realDemos';

const CODE = `export default function Demo() {
  return (
    <Stack>
      <Button>Save</Button>

      <p>
        Save
      </p>
    </Stack>
  );
}`;
const PREVIEW = `<Button>Save</Button>

<p>
  Save
</p>`;

function place(code = CODE, preview = PREVIEW) {
  const found = placeOfPreview(code, preview);
  if (!found) {
    throw new Error('The preview was not found.');
  }
  return found;
}

test('an edit of the preview is an edit of the code', () => {
  const edited = withPreview(place(), '<Button>\n  Send\n</Button>\n');
  expect(edited).toBe(`export default function Demo() {
  return (
    <Stack>
      <Button>
        Send
      </Button>

    </Stack>
  );
}`);
});

test.each([PREVIEW, '', '<a />', '\n', '  <a />\n\n   ', '  '])(
  'what was typed there (%j) is what is shown there',
  (text) => {
    expect(previewIn(place(), withPreview(place(), text))).toBe(text);
  },
);

test('the preview of one line may follow `return`', () => {
  const code = 'export default () => {\n  return <Save />;\n};';
  expect(withPreview(place(code, '<Save />'), '<Send\n/>')).toBe(
    'export default () => {\n  return <Send\n/>;\n};',
  );
});

test('it is the whole preview, not its first line elsewhere', () => {
  const code = 'const a = <b>;\n  <b>\n    c\n  </b>';
  expect(place(code, '<b>\n  c\n</b>').before).toBe('const a = <b>;\n');
});

test('there is none in other code, or once the code around it has changed', () => {
  expect(placeOfPreview('const a = 1;', PREVIEW)).toBeUndefined();
  expect(previewIn(place(), CODE.replace('Demo', 'Other'))).toBeUndefined();
  expect(previewIn(place(), 'export')).toBeUndefined();
});

test('it is found in each demo of a page', async () => {
  const demos = (await allDemos()).filter(({ page }) => page === 'material-ui/react-button');
  const described = await Promise.all(demos.map((demo) => describeDemo(demo)));
  const previews = described.flatMap(({ source: { TS, preview } }) =>
    preview ? [[TS.code, preview.code] as const] : [],
  );
  expect(previews.length).toBeGreaterThan(3);
  previews.forEach(([code, preview]) => {
    expect(withPreview(place(code, preview), preview)).toBe(code);
  });
});
