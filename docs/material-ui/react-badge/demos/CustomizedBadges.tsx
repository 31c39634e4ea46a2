import Badge, { badgeClasses } from '@mui/material/Badge';
import IconButton from '@mui/material/IconButton';
import ShoppingCartIcon from '@mui/icons-material/ShoppingCart';

const cartBadge = {
  [`& .${badgeClasses.badge}`]: {
    right: -4,
    top: 12,
    border: '2px solid',
    borderColor: 'background.paper',
    px: 0.5,
  },
};

export default function CustomizedBadges() {
  return (
    <IconButton aria-label="Cart, 4 items">
      <Badge badgeContent={4} color="secondary" sx={cartBadge}>
        <ShoppingCartIcon />
      </Badge>
    </IconButton>
  );
}
