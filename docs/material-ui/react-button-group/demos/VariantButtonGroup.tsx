import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Stack from '@mui/material/Stack';

const variants = ['text', 'outlined', 'contained'] as const;

export default function VariantButtonGroup() {
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      {variants.map((variant) => (
        <ButtonGroup key={variant} variant={variant} aria-label={`Report, ${variant}`}>
          <Button>View</Button>
          <Button>Print</Button>
          <Button>Share</Button>
        </ButtonGroup>
      ))}
    </Stack>
  );
}
