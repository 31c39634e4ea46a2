import Stack from '@mui/system/Stack';
import { Item } from './Item';

export default function BasicStack() {
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
      <Item>Picked by Noor Haddad</Item>
      <Item>Packed by Kofi Mensah</Item>
      <Item>Waiting for the driver</Item>
    </Stack>
  );
}
