import Box from '@mui/joy/Box';
import Typography from '@mui/joy/Typography';

export default function TypographyUsage() {
  return (
    <Box sx={{ maxWidth: 420 }}>
      <Typography level="h2" component="h3" gutterBottom>
        Spring harvest
      </Typography>
      <Typography>
        The first asparagus arrives on Thursday. Order before noon, and we deliver on the same day.
      </Typography>
      <Typography level="body-sm">Prices include delivery.</Typography>
    </Box>
  );
}
