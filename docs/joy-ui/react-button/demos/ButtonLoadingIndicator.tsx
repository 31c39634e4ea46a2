import Button from '@mui/joy/Button';
import CircularProgress from '@mui/joy/CircularProgress';
import Stack from '@mui/joy/Stack';

export default function ButtonLoadingIndicator() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Button loading loadingIndicator="Sending…">
        Send invoice
      </Button>
      <Button
        loading
        variant="outlined"
        loadingIndicator={<CircularProgress aria-label="Uploading" variant="plain" size="sm" />}
      >
        Upload receipts
      </Button>
    </Stack>
  );
}
