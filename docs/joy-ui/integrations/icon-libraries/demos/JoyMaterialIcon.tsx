import Button from '@mui/joy/Button';
import IconButton from '@mui/joy/IconButton';
import Stack from '@mui/joy/Stack';
import Delete from '@mui/icons-material/Delete';
import Print from '@mui/icons-material/Print';

export default function JoyMaterialIcon() {
  return (
    <Stack direction="row" spacing={2}>
      <Button startDecorator={<Print />}>Print label</Button>
      <IconButton color="danger" aria-label="Delete label">
        <Delete />
      </IconButton>
    </Stack>
  );
}
