import { useState } from 'react';
import { Badge } from '@mui/base/Badge';
import './styles.css';

const slotProps = { badge: { 'aria-hidden': true } };

export default function AccessibleBadges() {
  const [unread, setUnread] = useState(3);
  return (
    <div>
      <div className="row">
        <Badge className="badge" badgeContent={unread} slotProps={slotProps}>
          <button
            className="button"
            type="button"
            aria-label={`Inbox, ${unread} unread`}
            onClick={() => setUnread(0)}
          >
            Inbox
          </button>
        </Badge>
        <button className="button" type="button" onClick={() => setUnread(unread + 1)}>
          Receive a message
        </button>
      </div>
      <p role="status">{unread} unread messages</p>
    </div>
  );
}
