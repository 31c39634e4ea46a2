import AddIcon from '@mui/icons-material/Add';
import SearchIcon from '@mui/icons-material/Search';
import SendIcon from '@mui/icons-material/Send';
import Box from '@mui/material/Box';
import SpeedDial from '@mui/material/SpeedDial';
import type { SpeedDialProps } from '@mui/material/SpeedDial';
import SpeedDialAction from '@mui/material/SpeedDialAction';

export const initial = { direction: 'up' } satisfies Partial<SpeedDialProps>;
export const hidden = ['openIcon'] satisfies (keyof SpeedDialProps)[];

export default function SpeedDialExample(props: Omit<SpeedDialProps, 'ariaLabel'>) {
  return (
    <Box sx={{ minHeight: 240, display: 'flex', alignItems: 'center' }}>
      <SpeedDial ariaLabel="Actions" icon={<AddIcon />} {...props}>
        <SpeedDialAction icon={<SearchIcon />} tooltipTitle="Search" />
        <SpeedDialAction icon={<SendIcon />} tooltipTitle="Send" />
      </SpeedDial>
    </Box>
  );
}
