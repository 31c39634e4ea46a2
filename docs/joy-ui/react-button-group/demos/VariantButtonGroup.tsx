import Button from '@mui/joy/Button';
import ButtonGroup from '@mui/joy/ButtonGroup';
import Stack from '@mui/joy/Stack';

const variants = ['outlined', 'soft', 'solid', 'plain'] as const;

export default function VariantButtonGroup() {
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      {variants.map((variant) => (
        <ButtonGroup key={variant} variant={variant} aria-label={`Page, ${variant}`}>
          <Button>Duplicate</Button>
          <Button>Move</Button>
          <Button>Delete</Button>
        </ButtonGroup>
      ))}
    </Stack>
  );
}
