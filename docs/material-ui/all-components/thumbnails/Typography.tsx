import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function TypographyThumbnail() {
  return (
    <Stack>
      <Typography component="div" variant="h4">
        Heading
      </Typography>
      <Typography component="div" color="textSecondary">
        Body text
      </Typography>
    </Stack>
  );
}
