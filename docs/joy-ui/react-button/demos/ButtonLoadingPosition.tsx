import Button from '@mui/joy/Button';
import CircularProgress from '@mui/joy/CircularProgress';
import Stack from '@mui/joy/Stack';

const progress = <CircularProgress aria-label="In progress" />;

export default function ButtonLoadingPosition() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Button loading loadingIndicator={progress} loadingPosition="start">
        Fetching orders
      </Button>
      <Button loading loadingIndicator={progress} loadingPosition="end" variant="soft">
        Checking stock
      </Button>
      <Button loading loadingIndicator={progress} variant="outlined">
        Save address
      </Button>
    </Stack>
  );
}
