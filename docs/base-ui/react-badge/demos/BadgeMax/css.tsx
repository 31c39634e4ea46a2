import { Badge } from '@mui/base/Badge';
import './styles.css';

export default function BadgeMax() {
  return (
    <div className="row">
      <Badge className="badge" badgeContent={99}>
        <span className="box">Mail</span>
      </Badge>
      <Badge className="badge" badgeContent={100}>
        <span className="box">Tasks</span>
      </Badge>
      <Badge className="badge" badgeContent={1000} max={999}>
        <span className="box">Parcels</span>
      </Badge>
    </div>
  );
}
