import { Badge } from '@mui/base/Badge';
import './styles.css';

export default function UnstyledBadgeIntroduction() {
  return (
    <div className="row">
      <Badge className="badge" badgeContent={5}>
        <span className="box">Open orders</span>
      </Badge>
    </div>
  );
}
