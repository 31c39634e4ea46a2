import Button from '@mui/joy/Button';
import CircularProgress from '@mui/joy/CircularProgress';
import IconButton from '@mui/joy/IconButton';
import Stack from '@mui/joy/Stack';

export default function CircularProgressButton() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Button startDecorator={<CircularProgress variant="solid" aria-hidden="true" />}>
        Cancel the upload
      </Button>
      <IconButton variant="outlined" aria-label="Cancel the download">
        <CircularProgress aria-hidden="true" />
      </IconButton>
    </Stack>
  );
}
