import { ambiguousAnchors } from '../../../node/describe/checkComponents';
import type { ClassApi, ComponentApi, SlotApi } from '../../../shared/component-page/types';

const slot: SlotApi = { name: 'root', anchor: 'Part-css-MuiPart-root', descriptionHtml: '' };
const rootClass: ClassApi = {
  name: 'root',
  anchor: 'part-classes-root',
  alias: 'Part-css-MuiPart-root',
  className: 'MuiPart-root',
  isGlobal: false,
  descriptionHtml: '',
};

function api(parts: Partial<ComponentApi>): ComponentApi {
  const part = { name: 'Part', props: [], slots: [], classes: [], ...parts };
  return part as Partial<ComponentApi> as ComponentApi;
}

test('accepts a page with unique anchors', () => {
  expect(ambiguousAnchors(api({ classes: [rootClass] }))).toEqual([]);
});

test('reports an anchor that two rows share', () => {
  expect(ambiguousAnchors(api({ slots: [slot], classes: [rootClass] }))).toEqual([
    expect.stringContaining('Part: two entries have the anchor #Part-css-MuiPart-root'),
  ]);
});
