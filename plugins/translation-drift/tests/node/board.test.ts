import { formatBoard } from '../../node/describeDrift';
import { pageWith } from './pages';

describe('formatBoard', () => {
  it('counts sections by state and rounds the share of current ones down', () => {
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
});
