import Box from '@mui/system/Box';
import Stack from '@mui/system/Stack';
import { Item } from './Item';

const cutOff = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' };

export default function ZeroWidthStack() {
  return (
    <Stack
      direction="row"
      spacing={2}
      useFlexGap
      sx={{ width: '100%', maxWidth: 320, alignItems: 'center' }}
    >
      <Item aria-hidden="true">AO</Item>
      <Stack sx={{ minWidth: 0 }}>
        <span>Amara Okafor</span>
        <Box component="span" sx={cutOff}>
          Shared the contract for the warehouse at the northern harbor
        </Box>
      </Stack>
    </Stack>
  );
}
