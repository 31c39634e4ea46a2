import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';

export default function SpacingSteps() {
  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 320 }}>
      {[0.5, 1, 2, 4].map((step) => (
        <Stack key={step} direction="row" spacing={1}>
          <Box sx={{ pl: step, bgcolor: 'primary.main' }} />
          <Box sx={{ color: 'text.primary' }}>{step}</Box>
        </Stack>
      ))}
    </Stack>
  );
}
