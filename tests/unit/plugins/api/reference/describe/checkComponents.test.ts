import { ambiguousAnchors } from '../../../../../../plugins/api/reference/describe/checkComponents';
import type {
  ClassApi,
  ComponentApi,
  SlotApi,
} from '../../../../../../src/reference/component-page/types';

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

test('finds nothing on a page whose fragments are all different', () => {
  expect(ambiguousAnchors(api({ classes: [rootClass] }))).toEqual([]);
});

test('names a fragment that stands for two rows', () => {
  expect(ambiguousAnchors(api({ slots: [slot], classes: [rootClass] }))).toEqual([
    expect.stringContaining('Part: two entries have the anchor #Part-css-MuiPart-root'),
  ]);
});
