import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';

const rooms = [
  { label: 'Room 107', floor: 'First floor' },
  { label: 'Room 112', floor: 'First floor' },
  { label: 'Room 204', floor: 'Second floor' },
];

const header = { position: 'sticky', top: -8, px: 2, py: 1, bgcolor: 'background.paper' };

export default function RenderGroup() {
  return (
    <Autocomplete
      options={rooms}
      groupBy={(room) => room.floor}
      sx={{ width: 280 }}
      renderGroup={({ key, group, children }) => (
        <li key={key}>
          <Box sx={{ ...header, color: 'primary.main', fontWeight: 'bold' }}>{group}</Box>
          <Box component="ul" sx={{ p: 0 }}>
            {children}
          </Box>
        </li>
      )}
      renderInput={(params) => <TextField {...params} label="Room" />}
    />
  );
}
