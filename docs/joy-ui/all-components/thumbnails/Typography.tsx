import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function TypographyThumbnail() {
  return (
    <Stack>
      <Typography component="p" level="title-lg">
        Harbor tour
      </Typography>
      <Typography level="body-sm">Every day at noon</Typography>
    </Stack>
  );
}
