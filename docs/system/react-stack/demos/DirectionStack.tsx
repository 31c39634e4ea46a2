import Stack from '@mui/system/Stack';
import { Item } from './Item';

export default function DirectionStack() {
  return (
    <Stack direction="row" spacing={2} useFlexGap>
      <Item>Picked</Item>
      <Item>Packed</Item>
      <Item>Shipped</Item>
    </Stack>
  );
}
