import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';

const WideButton = styled(Button)({ minWidth: 160 }) as typeof Button;

export default function OrdersButton() {
  return (
    <WideButton component={Link} to="/orders">
      Orders
    </WideButton>
  );
}
