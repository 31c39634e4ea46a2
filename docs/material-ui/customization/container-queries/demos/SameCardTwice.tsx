import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';

function ParcelCard({ name }: { name: string }) {
  return (
    <Box sx={{ containerType: 'inline-size' }}>
      <Paper
        variant="outlined"
        sx={{
          display: 'flex',
          flexDirection: { '@': 'column', '@140': 'row' },
          alignItems: { '@': 'stretch', '@140': 'center' },
          justifyContent: 'space-between',
          gap: 1,
          p: 1,
        }}
      >
        {name}
        <Button size="small">Track</Button>
      </Paper>
    </Box>
  );
}

export default function SameCardTwice() {
  return (
    <Box
      sx={{ display: 'grid', width: '100%', maxWidth: 400, gridTemplateColumns: '2fr 1fr', gap: 1 }}
    >
      <ParcelCard name="Parcel to Lagos" />
      <ParcelCard name="Parcel to Oslo" />
    </Box>
  );
}
