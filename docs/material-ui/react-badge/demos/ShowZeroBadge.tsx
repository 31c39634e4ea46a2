import Badge from '@mui/material/Badge';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import InventoryIcon from '@mui/icons-material/Inventory';

export default function ShowZeroBadge() {
  return (
    <Stack direction="row" spacing={2}>
      <IconButton aria-label="Returns">
        <Badge badgeContent={0} color="primary">
          <InventoryIcon />
        </Badge>
      </IconButton>
      <IconButton aria-label="Desk lamps, 0 in stock">
        <Badge badgeContent={0} color="primary" showZero>
          <InventoryIcon />
        </Badge>
      </IconButton>
    </Stack>
  );
}
