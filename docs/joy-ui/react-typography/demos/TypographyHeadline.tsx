import Box from '@mui/joy/Box';
import Typography from '@mui/joy/Typography';

export default function TypographyHeadline() {
  return (
    <Box component="hgroup" sx={{ maxWidth: 420 }}>
      <Typography level="body-xs" component="p" sx={{ letterSpacing: '0.1em' }}>
        FIELD REPORT
      </Typography>
      <Typography level="h2" component="h3">
        How the storks came back to the delta
      </Typography>
      <Typography level="body-lg">Three seasons of counting nests, by Amara Okafor</Typography>
    </Box>
  );
}
