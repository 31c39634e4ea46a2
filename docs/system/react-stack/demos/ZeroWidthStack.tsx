import Box from '@mui/system/Box';
import Stack from '@mui/system/Stack';
import { Item } from './Item';

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
        <Box
          component="span"
          sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
        >
          Shared the contract for the warehouse at the northern harbor
        </Box>
      </Stack>
    </Stack>
  );
}
