import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';

export default function OrderLink() {
  return (
    <Button component={Link} to="/orders/2041">
      Order 2041
    </Button>
  );
}
