import { Badge } from '@mui/base/Badge';
import './styles.css';

export default function ShowZeroBadge() {
  return (
    <div className="row">
      <Badge className="badge" badgeContent={0}>
        <span className="box">Drafts</span>
      </Badge>
      <Badge className="badge" badgeContent={0} showZero>
        <span className="box">Approvals</span>
      </Badge>
    </div>
  );
}
