import Masonry from '@mui/lab/Masonry';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';

const notes = [
  'Call Amara about the invoice.',
  'The workshop starts at nine. Bring the floor plan and two copies of the list.',
  'Order paper.',
  'Tomás has the keys until Thursday.',
  'Ask Mei Lin whether the new samples have arrived, and who signs for them.',
  'Room 3.07 is free.',
];

export default function BasicMasonry() {
  return (
    <Box sx={{ width: '100%', minHeight: 280 }}>
      <Masonry columns={2} spacing={2} sx={{ width: 'auto' }}>
        {notes.map((note) => (
          <Paper key={note} variant="outlined" sx={{ p: 2 }}>
            {note}
          </Paper>
        ))}
      </Masonry>
    </Box>
  );
}
