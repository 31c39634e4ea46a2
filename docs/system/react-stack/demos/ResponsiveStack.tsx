import Stack from '@mui/system/Stack';
import { Item } from './Item';

export default function ResponsiveStack() {
  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      spacing={{ xs: 1, sm: 2, md: 4 }}
      useFlexGap
      sx={{ width: '100%' }}
    >
      <Item sx={{ flex: 1 }}>128 orders today</Item>
      <Item sx={{ flex: 1 }}>6 returns</Item>
      <Item sx={{ flex: 1 }}>14 unpaid invoices</Item>
    </Stack>
  );
}
