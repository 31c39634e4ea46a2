import { useState } from 'react';
import { Badge } from '@mui/base/Badge';

const badge = 'relative inline-block';
const button =
  'rounded-lg border border-slate-500 bg-white px-3 py-2 focus-visible:outline focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-blue-500 dark:bg-slate-900';
const row = 'flex flex-wrap items-center gap-6 pt-3';

const slotProps = {
  badge: {
    'aria-hidden': true,
    className:
      'absolute -end-2.5 -top-2.5 min-w-5 rounded-full bg-blue-700 px-1 text-center text-xs leading-5 text-white [&.base-Badge-invisible]:hidden',
  },
};

export default function AccessibleBadges() {
  const [unread, setUnread] = useState(3);
  return (
    <div>
      <div className={row}>
        <Badge className={badge} badgeContent={unread} slotProps={slotProps}>
          <button
            className={button}
            type="button"
            aria-label={`Inbox, ${unread} unread`}
            onClick={() => setUnread(0)}
          >
            Inbox
          </button>
        </Badge>
        <button className={button} type="button" onClick={() => setUnread(unread + 1)}>
          Receive a message
        </button>
      </div>
      <p role="status">{unread} unread messages</p>
    </div>
  );
}
