import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

export default function ColorButtons() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Button color="secondary">Invite a colleague</Button>
      <Button variant="contained" color="success">
        Approve request
      </Button>
      <Button variant="outlined" color="error">
        Delete project
      </Button>
    </Stack>
  );
}
