import { useState } from 'react';
import { Badge } from '@mui/base/Badge';

const badge = 'relative inline-block';
const box = 'inline-block rounded-lg border border-slate-500 px-3 py-2';
const row = 'flex flex-wrap items-center gap-6 pt-3';

const slotProps = {
  badge: {
    className:
      'absolute -end-2.5 -top-2.5 min-w-5 rounded-full bg-blue-700 px-1 text-center text-xs leading-5 text-white [&.base-Badge-invisible]:hidden',
  },
};

export default function BadgeVisibility() {
  const [shown, setShown] = useState(true);
  return (
    <div className={row}>
      <Badge className={badge} badgeContent="late" invisible={!shown} slotProps={slotProps}>
        <span className={box}>Order A-1042</span>
      </Badge>
      <label>
        <input
          type="checkbox"
          name="mark-late"
          checked={shown}
          onChange={(event) => setShown(event.target.checked)}
        />{' '}
        Mark as late
      </label>
    </div>
  );
}
