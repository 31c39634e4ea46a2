import Stack from '@mui/joy/Stack';
import type { FontSize } from '@mui/joy/styles';
import LocalShipping from '@mui/icons-material/LocalShipping';

const sizes: (keyof FontSize)[] = ['xs', 'sm', 'md', 'lg', 'xl', 'xl2', 'xl3', 'xl4'];

export default function IconFontSizes() {
  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'end' }}>
      {sizes.map((size) => (
        <LocalShipping key={size} titleAccess={size} sx={{ fontSize: size }} />
      ))}
    </Stack>
  );
}
