import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import ArrowDownwardIcon from '@mui/icons-material/ArrowDownward';
import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward';
import DeleteIcon from '@mui/icons-material/Delete';

export default function GroupOrientation() {
  return (
    <ButtonGroup orientation="vertical" variant="contained" aria-label="Change the layer">
      <Button startIcon={<ArrowUpwardIcon />}>Bring forward</Button>
      <Button startIcon={<ArrowDownwardIcon />}>Send back</Button>
      <Button startIcon={<DeleteIcon />}>Remove</Button>
    </ButtonGroup>
  );
}
