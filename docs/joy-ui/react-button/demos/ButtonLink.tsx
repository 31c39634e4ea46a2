import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';

export default function ButtonLink() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Button component="a" href="#link-button">
        Read the report
      </Button>
      <Button component="a" href="#link-button" variant="outlined" color="neutral">
        Compare plans
      </Button>
    </Stack>
  );
}
