import Button from '@mui/joy/Button';
import ButtonGroup from '@mui/joy/ButtonGroup';
import Stack from '@mui/joy/Stack';

const colors = ['primary', 'neutral', 'danger', 'success', 'warning'] as const;

export default function ButtonGroupColors() {
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      {colors.map((color) => (
        <ButtonGroup key={color} color={color} aria-label={`Page, ${color}`}>
          <Button>Duplicate</Button>
          <Button>Move</Button>
          <Button>Delete</Button>
        </ButtonGroup>
      ))}
    </Stack>
  );
}
