import { Badge } from '@mui/base/Badge';
import './styles.css';

export default function UnstyledBadge() {
  return (
    <div className="row">
      <Badge className="badge" badgeContent={12}>
        <span className="box">Returns</span>
      </Badge>
      <Badge className="badge" badgeContent="new">
        <span className="box">Price list</span>
      </Badge>
      <Badge
        className="badge"
        badgeContent={
          <span role="img" aria-label=", to check">
            !
          </span>
        }
      >
        <span className="box">Stock</span>
      </Badge>
    </div>
  );
}
