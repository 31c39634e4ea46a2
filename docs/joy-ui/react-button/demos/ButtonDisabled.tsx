import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';

export default function ButtonDisabled() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Button disabled variant="solid">
        Send invoice
      </Button>
      <Button disabled variant="soft">
        Send invoice
      </Button>
      <Button disabled variant="outlined">
        Send invoice
      </Button>
      <Button disabled variant="plain">
        Send invoice
      </Button>
    </Stack>
  );
}
