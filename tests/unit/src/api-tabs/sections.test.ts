import { SECTION_IDS } from '../../../../src/api-reference/sections';
import type { SectionLabels } from '../../../../src/api-reference/sections';
import { tabToc } from '../../../../src/api-tabs/sections';
import type { ApiTabData } from '../../../../src/api-tabs/types';
import { exampleApi } from '../api-reference/exampleApi';

const sections = Object.fromEntries(SECTION_IDS.map((id) => [id, id])) as SectionLabels;
const labels = {
  ...sections,
  parameters: 'parameters',
  returnValue: 'return value',
  apiOf: (name: string) => `${name} API`,
};
const tab = { packageName: '@mui/base', version: '1.2.3' };

test('a tab ends in the types of all its components, each once', () => {
  const data: ApiTabData = {
    ...tab,
    tab: 'components-api',
    components: [exampleApi, { ...exampleApi, name: 'Tag', slug: 'tag' }],
  };
  const ids = tabToc(data, labels).map(({ id }) => id);
  expect(ids.slice(-2)).toEqual(['types', 'type-ChipColor']);
  expect(ids).toContain('chip-changes');
  expect(new Set(ids).size).toBe(ids.length);
});

test('a tab whose types are described elsewhere has no section for them', () => {
  const data: ApiTabData = {
    ...tab,
    tab: 'hooks-api',
    hooks: [
      {
        name: 'useChip',
        slug: 'use-chip',
        importSample: { code: '', html: '' },
        parameters: [],
        returnValue: [],
        types: [{ name: 'Event', href: 'https://example.com/Event' }],
      },
    ],
  };
  expect(tabToc(data, labels).map(({ id }) => id)).not.toContain('types');
});
