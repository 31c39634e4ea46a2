import { describeDrift, formatBoard, outdatedSections } from '../../node/describeDrift';
import { LEAD } from '../../node/types';
import { pageWith } from './pages';

const ACCEPT = 'run: npm run translate -- accept /material-ui/react-button';

describe('describeDrift', () => {
  it('returns messages with file, line, section, and fix', () => {
    const page = pageWith('zh', 'current', 'behind', 'missing', 'orphaned', 'unrecorded');
    expect(describeDrift(page)).toEqual([
      `i18n/zh/button.mdx:11: #behind-2 is behind: docs/button.mdx:21 has changed. Bring it up to date, then ${ACCEPT} behind-2`,
      `i18n/zh/button.mdx:1: #missing-3 is missing. Translate "Some section" (docs/button.mdx:22) under a heading that ends in {/* #missing-3 */}, then ${ACCEPT} missing-3`,
      'i18n/zh/button.mdx:13: #orphaned-4 is orphaned: docs/button.mdx has no such section. Use the anchor of the English heading, or remove the section.',
      `i18n/zh/button.mdx:14: #unrecorded-5 has no record. Compare it with docs/button.mdx:24, then ${ACCEPT} unrecorded-5`,
    ]);
  });

  it('leaves out the sections that are known', () => {
    const page = pageWith('zh', 'current', 'behind', 'missing');
    expect(describeDrift(page, new Set(['behind-2']))).toEqual([
      expect.stringContaining('#missing-3 is missing.'),
    ]);
    expect(describeDrift(page, outdatedSections(page))).toEqual([]);
  });

  it('reports only the missing section when a page without records was known before', () => {
    const page = pageWith('zh', 'unrecorded', 'missing');
    expect(describeDrift(page, new Set(['unrecorded-1']))).toEqual([
      expect.stringContaining('#missing-2 is missing.'),
    ]);
  });

  it('asks to remove the line of the record when neither page has the section', () => {
    const page = pageWith('zh', 'current', 'orphaned');
    const sections = page.sections.map((section) => ({ ...section, line: undefined }));
    expect(describeDrift({ ...page, sections })).toEqual([
      'i18n/zh/button.sections.json: #orphaned-2 is orphaned: neither page has this section. Remove its line.',
    ]);
  });

  it('reports only once that a page has no record', () => {
    expect(describeDrift(pageWith('zh', 'unrecorded', 'unrecorded'))).toEqual([
      `i18n/zh/button.mdx:1: no section has a record. When the page is done, ${ACCEPT}`,
    ]);
  });

  it('refers to the lead by name', () => {
    const page = pageWith('zh', 'current', 'behind');
    const sections = page.sections.map((section) => ({ ...section, id: LEAD }));
    expect(describeDrift({ ...page, sections })[0]).toContain(': the lead is behind: ');
  });
});

test('formatBoard counts sections by state and rounds the share of current ones down', () => {
  const almost = Array.from({ length: 199 }, () => 'current' as const);
  expect(
    formatBoard([
      pageWith('zh', 'current', 'behind', 'missing', 'orphaned'),
      pageWith('zh', ...almost, 'behind'),
      pageWith('zh', 'current', 'orphaned'),
    ]),
  ).toBe(
    [
      'language  page                       current  behind  missing  orphaned  unrecorded   done',
      '--------  -------------------------  -------  ------  -------  --------  ----------  -----',
      'zh        /material-ui/react-button        1       1        1         1           0   33 %',
      'zh        /material-ui/react-button      199       1        0         0           0   99 %',
      'zh        /material-ui/react-button        1       0        0         1           0  100 %',
    ].join('\n'),
  );
});
