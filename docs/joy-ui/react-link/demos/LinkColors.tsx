import Link from '@mui/joy/Link';
import Stack from '@mui/joy/Stack';

const colors = ['primary', 'neutral', 'danger', 'success', 'warning'] as const;

export default function LinkColors() {
  return (
    <Stack direction="row" spacing={3} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {colors.map((color) => (
        <Link key={color} color={color} href="#colors">
          {color}
        </Link>
      ))}
    </Stack>
  );
}
