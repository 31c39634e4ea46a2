import { countBytes } from '../../../../../scripts/lib/measure/transfers';
import { formatTable } from '../../../../../scripts/lib/measure/table';

test('aligns text left and numbers right, and prints a dash for what did not happen', () => {
  const bytes = countBytes([
    { url: 'http://localhost/a', type: 'document', bytes: 19_600 },
    { url: 'http://localhost/a.js', type: 'script', bytes: 104_950 },
  ]);
  const summary = {
    bytes,
    requests: 2,
    fcp: 1000.4,
    lcp: 1100,
    tbt: 18.2,
    cls: 0.0104,
    shellHydrated: 1999.6,
    firstIslandHydrated: null,
    domNodes: 1650,
  };
  expect(formatTable([{ page: '/a', scenario: 'firstDemo', summary }])).toMatchInlineSnapshot(`
    "page  scenario    document  script  stylesheet  font  image  prefetch  other  total  requests   FCP   LCP  TBT    CLS  shell  island   DOM
    ----  ----------  --------  ------  ----------  ----  -----  --------  -----  -----  --------  ----  ----  ---  -----  -----  ------  ----
    /a    first demo      19.6   105.0         0.0   0.0    0.0       0.0    0.0  124.5         2  1000  1100   18  0.010   2000       –  1650"
  `);
});
