import { useState } from 'react';
import { Badge } from '@mui/base/Badge';
import './styles.css';

export default function BadgeVisibility() {
  const [shown, setShown] = useState(true);
  return (
    <div className="row">
      <Badge className="badge" badgeContent="late" invisible={!shown}>
        <span className="box">Order A-1042</span>
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
